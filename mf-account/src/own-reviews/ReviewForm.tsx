import type { OwnReview } from '@kashi/shared/contracts/review';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/use-form';
import { ErrorList } from '@kashi/shared/ui/ErrorList';
import { Field } from '@kashi/shared/ui/Field';
import { Input } from '@kashi/shared/ui/Input';
import { Stack } from '@kashi/shared/ui/Stack';
import { Textarea } from '@kashi/shared/ui/Textarea';
import { useEffect } from 'react';
import type { DialogForm } from '../FormDialog.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { messages as allMessages } from '../opinions/messages.ts';

const messages = allMessages.review;

interface ReviewFormProps {
  form: DialogForm;
  review: OwnReview;
  onSaved(sentence: string): void;
}

export function ReviewForm({ form: { id, onBusy, onTyped }, review, onSaved }: ReviewFormProps) {
  const ask = useAsk();
  const { errors, problem, busy, errorOf, formProps } = useForm({
    schema: () =>
      import('@kashi/shared/contracts/review').then((contract) => contract.reviewEditSchema),
    hidden: { Id: review.Id },
    async send(changed) {
      const { message } = await ask('PUT /v1/ProductManagement/CustomerReviews/Update', changed);
      onSaved(message ?? messages.saved);
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <form {...formProps} id={id} onChange={onTyped}>
      <Stack gap={4}>
        <ErrorList errors={errors} />
        <FormProblem problem={problem} />
        <Field label={messages.heading} error={errorOf('Title')}>
          <Input name="Title" defaultValue={review.Title} dir="auto" data-autofocus />
        </Field>
        <Field label={messages.text} error={errorOf('Text')}>
          <Textarea name="Text" rows={6} defaultValue={review.Text} dir="auto" />
        </Field>
      </Stack>
    </form>
  );
}
