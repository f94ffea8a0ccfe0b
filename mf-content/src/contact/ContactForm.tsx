import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useAsk } from '@kashi/kit/use-ask';
import { ClearedForm } from '@kashi/kit/form/ClearedForm';
import { useClearedForm } from '@kashi/kit/form/use-cleared-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Input } from '@kashi/ui/form/Input';
import { MessageDialog } from '@kashi/ui/overlay/MessageDialog';
import { NeedsScript } from '@kashi/ui/notice/NeedsScript';
import { Panel } from '@kashi/ui/layout/Panel';
import { useState } from 'react';
import { sendMessage } from './contact-data.ts';
import { CommentField } from './CommentField.tsx';
import { messages } from './messages.ts';

/** The form for a message to the shop (§2 and §5). Guests may send messages too. */
export function ContactForm() {
  const ask = useAsk();
  const [isSent, setSent] = useState(false);
  const form = useClearedForm({
    schema: () =>
      import('@kashi/contracts/content').then((contract) => contract.contactMessageSchema),
    async send(message) {
      await sendMessage(ask, message);
      setSent(true);
    },
  });

  return (
    <Panel title={messages.form.title}>
      <ClearedForm form={form}>
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
      </ClearedForm>
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
