import type { OwnReview } from '@kashi/contracts/product/review';
import { useAsk } from '@kashi/kit/use-ask';
import { useForm } from '@kashi/kit/form/use-form';
import { StarsChoice } from '@kashi/ui/form/choice/StarsChoice';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { Textarea } from '@kashi/ui/form/Textarea';
import type { DialogForm } from '../parts/dialogs/FormDialog.tsx';
import { FormInDialog } from '../parts/dialogs/FormInDialog.tsx';
import { opinionMessages } from '../parts/own-opinions/opinion-messages.ts';
import { changeOwnReview } from './own-reviews-data.ts';

const messages = opinionMessages.review;

interface ReviewFormProps {
  dialog: DialogForm;
  review: OwnReview;
  onSaved(sentence: string): void;
}

export function ReviewForm({ dialog, review, onSaved }: ReviewFormProps) {
  const ask = useAsk();
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/product/review').then(
        (contract) => contract.reviewEditSchema,
      ),
    hidden: { Id: review.Id },
    async send(changed) {
      onSaved((await changeOwnReview(ask, changed)) ?? messages.saved);
    },
  });

  return (
    <FormInDialog dialog={dialog} form={form}>
      <StarsChoice name="Rating" legend={messages.rating} defaultValue={review.Rating} />
      <Field label={messages.heading} error={form.errorOf('Title')}>
        <Input name="Title" defaultValue={review.Title} dir="auto" data-autofocus />
      </Field>
      <Field label={messages.text} error={form.errorOf('Text')}>
        <Textarea name="Text" rows={6} defaultValue={review.Text} dir="auto" />
      </Field>
    </FormInDialog>
  );
}
