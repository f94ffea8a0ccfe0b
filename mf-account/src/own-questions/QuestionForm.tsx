import type { OwnQuestion } from '@kashi/shared/contracts/product/question';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/form/use-form';
import { Field } from '@kashi/shared/ui/form/field/Field';
import { Textarea } from '@kashi/shared/ui/form/Textarea';
import type { DialogForm } from '../parts/dialogs/FormDialog.tsx';
import { FormInDialog } from '../parts/dialogs/FormInDialog.tsx';
import { opinionMessages } from '../parts/own-opinions/opinion-messages.ts';
import { changeOwnQuestion } from './own-questions-data.ts';

const messages = opinionMessages.question;

interface QuestionFormProps {
  dialog: DialogForm;
  question: OwnQuestion;
  onSaved(sentence: string): void;
}

export function QuestionForm({ dialog, question, onSaved }: QuestionFormProps) {
  const ask = useAsk();
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/shared/contracts/product/question').then(
        (contract) => contract.questionEditSchema,
      ),
    hidden: { Id: question.Id },
    async send(changed) {
      onSaved((await changeOwnQuestion(ask, changed)) ?? messages.saved);
    },
  });

  return (
    <FormInDialog dialog={dialog} form={form}>
      <Field label={messages.text} error={form.errorOf('Question')}>
        <Textarea
          name="Question"
          rows={6}
          defaultValue={question.Question}
          dir="auto"
          data-autofocus
        />
      </Field>
    </FormInDialog>
  );
}
