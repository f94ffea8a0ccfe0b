import type { OwnQuestion } from '@kashi/shared/contracts/question';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/use-form';
import { ErrorList } from '@kashi/shared/ui/ErrorList';
import { Field } from '@kashi/shared/ui/Field';
import { Stack } from '@kashi/shared/ui/Stack';
import { Textarea } from '@kashi/shared/ui/Textarea';
import { useEffect } from 'react';
import type { DialogForm } from '../FormDialog.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { messages as allMessages } from '../opinions/messages.ts';

const messages = allMessages.question;

interface QuestionFormProps {
  form: DialogForm;
  question: OwnQuestion;
  onSaved(sentence: string): void;
}

export function QuestionForm({ form, question, onSaved }: QuestionFormProps) {
  const { id, onBusy, onTyped } = form;
  const ask = useAsk();
  const { errors, problem, busy, errorOf, formProps } = useForm({
    schema: () =>
      import('@kashi/shared/contracts/question').then((contract) => contract.questionEditSchema),
    hidden: { Id: question.Id },
    async send(changed) {
      const { message } = await ask('PUT /v1/ProductManagement/CustomerQuestions/Update', changed);
      onSaved(message ?? messages.saved);
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <form {...formProps} id={id} onChange={onTyped}>
      <Stack gap={4}>
        <ErrorList errors={errors} />
        <FormProblem problem={problem} />
        <Field label={messages.text} error={errorOf('Question')}>
          <Textarea
            name="Question"
            rows={6}
            defaultValue={question.Question}
            dir="auto"
            data-autofocus
          />
        </Field>
      </Stack>
    </form>
  );
}
