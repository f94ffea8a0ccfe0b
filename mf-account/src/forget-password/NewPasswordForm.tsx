import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { NewPasswordFields } from '../parts/auth/NewPasswordFields.tsx';
import { sessionOf } from '../parts/auth/session-of.ts';
import { setNewPassword } from './forget-password-data.ts';
import { messages } from './messages.ts';

interface NewPasswordFormProps {
  /** The id of the recovery whose code was right. */
  hashId: string;
  onDone(): void;
}

/** Saves the new password and signs in (§4). */
export function NewPasswordForm({ hashId, onDone }: NewPasswordFormProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.setNewPasswordSchema,
      ),
    hidden: { ConfirmationCodeHashId: hashId },
    async send(passwords) {
      const signedIn = await setNewPassword(ask, passwords);
      onDone();
      shell.session.open(sessionOf(signedIn));
    },
  });

  return (
    <AuthLayout isNextStep title={messages.newPassword} subtitle={messages.newPasswordSubtitle}>
      <Form form={form}>
        <NewPasswordFields errorOf={form.errorOf} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {messages.save}
        </Button>
      </Form>
    </AuthLayout>
  );
}
