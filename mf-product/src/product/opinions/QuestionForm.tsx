import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/use-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ErrorList } from '@kashi/shared/ui/form/ErrorList';
import { Field } from '@kashi/shared/ui/form/Field';
import { MessageDialog } from '@kashi/shared/ui/overlay/MessageDialog';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { Textarea } from '@kashi/shared/ui/form/Textarea';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/** Asks about a product; guests may as well (§2). */
export function QuestionForm({ productId }: { productId: number }) {
  const ask = useAsk();
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const { errors, problem, busy, errorOf, formProps } = useForm({
    element: form,
    schema: () =>
      import('@kashi/shared/contracts/question').then((contract) => contract.newQuestionSchema),
    hidden: { ProductId: productId },
    async send(question) {
      await ask('POST /v1/ProductManagement/ProductQuestions/Add', question);
      form.current?.reset();
      setSubmitted(true);
    },
  });

  return (
    <Panel>
      <form {...formProps}>
        <Stack gap={3}>
          <ErrorList errors={errors} />
          {problem && <ProblemNotice error={problem} />}
          <Field
            label={messages.question.label}
            hint={messages.question.hint}
            error={errorOf('Question')}
          >
            <Textarea name="Question" rows={3} placeholder={messages.question.placeholder} />
          </Field>
          <div>
            <Button type="submit" busy={busy}>
              {messages.question.submit}
            </Button>
          </div>
        </Stack>
      </form>
      {submitted && (
        <MessageDialog
          tone="success"
          message={<p>{messages.question.submitted}</p>}
          onClose={() => setSubmitted(false)}
          actions={<Button onClick={() => setSubmitted(false)}>{messages.question.close}</Button>}
        />
      )}
    </Panel>
  );
}
