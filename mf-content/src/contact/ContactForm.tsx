import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useClearedForm } from '@kashi/shared/kit/use-cleared-form';
import { Form } from '@kashi/shared/kit/Form';
import { useForm } from '@kashi/shared/kit/use-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Field } from '@kashi/shared/ui/form/Field';
import { FieldGrid } from '@kashi/shared/ui/form/FieldGrid';
import { Input } from '@kashi/shared/ui/form/Input';
import { MessageDialog } from '@kashi/shared/ui/overlay/MessageDialog';
import { NeedsScript } from '@kashi/shared/ui/notice/NeedsScript';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { useRef, useState } from 'react';
import { sendMessage } from './contact-data.ts';
import { CommentField } from './CommentField.tsx';
import { messages } from './messages.ts';

/** Writes to the shop (§2 and §5); guests may as well. */
export function ContactForm() {
  const ask = useAsk();
  const element = useRef<HTMLFormElement>(null);
  const { clear, restore } = useClearedForm(element);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    element,
    schema: () =>
      import('@kashi/shared/contracts/content').then((contract) => contract.contactMessageSchema),
    async send(message) {
      try {
        await sendMessage(ask, message);
      } catch (error) {
        clear();
        throw error;
      }
      element.current?.reset();
      setSent(true);
    },
  });

  return (
    <Panel title={messages.form.title}>
      <Form form={form}>
        {restore && (
          <Notice
            action={
              <Button variant="secondary" size="small" onClick={restore}>
                {messages.form.restore}
              </Button>
            }
          >
            <p>{messages.form.cleared}</p>
          </Notice>
        )}
        <FieldGrid>
          <Field label={messages.form.fullName} error={form.errorOf('FullName')} wide>
            <Input name="FullName" autoComplete="name" />
          </Field>
          <Field label={messages.form.mobile} error={form.errorOf('MobNo')}>
            <Input name="MobNo" type="tel" inputMode="tel" autoComplete="tel" ltr />
          </Field>
          <Field label={messages.form.email} error={form.errorOf('Email')}>
            <Input name="Email" type="email" autoComplete="email" ltr />
          </Field>
          <CommentField error={form.errorOf('Comment')} />
        </FieldGrid>
        <NeedsScript />
        <div>
          <Button type="submit" busy={form.busy}>
            <IconSend aria-hidden="true" data-mirror />
            {messages.form.submit}
          </Button>
        </div>
      </Form>
      {isSent && (
        <MessageDialog
          tone="success"
          message={<p>{messages.form.sent}</p>}
          onClose={() => setSent(false)}
          actions={<Button onClick={() => setSent(false)}>{messages.form.close}</Button>}
        />
      )}
    </Panel>
  );
}
