import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { MessageDialog } from '@kashi/ui/overlay/MessageDialog';
import { Panel } from '@kashi/ui/layout/Panel';
import { Textarea } from '@kashi/ui/form/Textarea';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import { addQuestion } from './opinion-data.ts';

/** The form for a question about a product. Guests may ask too (§2). */
export function QuestionForm({ productId }: { productId: number }) {
  const ask = useAsk();
  const element = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const form = useForm({
    element,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/product/question').then(
        (contract) => contract.newQuestionSchema,
      ),
    hidden: { ProductId: productId },
    async send(question) {
      await addQuestion(ask, question);
      element.current?.reset();
      setSubmitted(true);
    },
  });

  return (
    <Panel>
      <Form form={form} gap={3}>
        <Field
          label={messages.question.label}
          hint={messages.question.hint}
          error={form.errorOf('Question')}
        >
          <Textarea name="Question" rows={3} placeholder={messages.question.placeholder} />
        </Field>
        <div>
          <Button type="submit" busy={form.busy}>
            {messages.question.submit}
          </Button>
        </div>
      </Form>
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
