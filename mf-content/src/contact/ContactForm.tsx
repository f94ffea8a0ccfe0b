import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useClearedForm } from '@kashi/shared/kit/use-cleared-form';
import { useForm } from '@kashi/shared/kit/use-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ErrorList } from '@kashi/shared/ui/form/ErrorList';
import { Field } from '@kashi/shared/ui/form/Field';
import { FieldGrid } from '@kashi/shared/ui/form/FieldGrid';
import { Input } from '@kashi/shared/ui/form/Input';
import { MessageDialog } from '@kashi/shared/ui/overlay/MessageDialog';
import { NeedsScript } from '@kashi/shared/ui/notice/NeedsScript';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useRef, useState } from 'react';
import { CommentField } from './CommentField.tsx';
import { messages } from './messages.ts';

/** Writes to the shop (§2 and §5); guests may as well. */
export function ContactForm() {
  const ask = useAsk();
  const form = useRef<HTMLFormElement>(null);
  const { clear, restore } = useClearedForm(form);
  const [isSent, setSent] = useState(false);
  const { errors, problem, busy, errorOf, formProps } = useForm({
    element: form,
    schema: () =>
      import('@kashi/shared/contracts/content').then((contract) => contract.contactMessageSchema),
    async send(message) {
      try {
        await ask('POST /v1/Identity/ContactUs/AddMessage', message);
      } catch (error) {
        clear();
        throw error;
      }
      form.current?.reset();
      setSent(true);
    },
  });

  return (
    <Panel title={messages.form.title}>
      <form {...formProps}>
        <Stack gap={5}>
          <ErrorList errors={errors} />
          {problem && <ProblemNotice error={problem} />}
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
            <Field label={messages.form.fullName} error={errorOf('FullName')} wide>
              <Input name="FullName" autoComplete="name" />
            </Field>
            <Field label={messages.form.mobile} error={errorOf('MobNo')}>
              <Input name="MobNo" type="tel" inputMode="tel" autoComplete="tel" ltr />
            </Field>
            <Field label={messages.form.email} error={errorOf('Email')}>
              <Input name="Email" type="email" autoComplete="email" ltr />
            </Field>
            <CommentField error={errorOf('Comment')} />
          </FieldGrid>
          <NeedsScript />
          <div>
            <Button type="submit" busy={busy}>
              <IconSend aria-hidden="true" data-mirror />
              {messages.form.submit}
            </Button>
          </div>
        </Stack>
      </form>
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
