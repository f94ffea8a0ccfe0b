import type { OwnQuestion } from '@kashi/contracts/product/question';
import { useAsk } from '@kashi/kit/use-ask';
import { useForm } from '@kashi/kit/form/use-form';
import { Field } from '@kashi/ui/form/field/Field';
import { Textarea } from '@kashi/ui/form/Textarea';
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
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/product/question').then(
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
