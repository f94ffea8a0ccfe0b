import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useForm } from '@kashi/shared/kit/use-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ErrorList } from '@kashi/shared/ui/form/ErrorList';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { FormProblem } from '../parts/dialogs/FormProblem.tsx';
import { NewPasswordFields } from '../parts/auth/NewPasswordFields.tsx';
import { messages } from './messages.ts';

interface NewPasswordFormProps {
  /** The recovery whose code was right. */
  hashId: string;
  onDone(): void;
}

/** Saves the new password and signs in (§4). */
export function NewPasswordForm({ hashId, onDone }: NewPasswordFormProps) {
  const ask = useAsk();
  const host = useHost();
  const form = useForm({
    schema: () =>
      import('@kashi/shared/contracts/account').then((account) => account.setNewPasswordSchema),
    hidden: { ConfirmationCodeHashId: hashId },
    async send(passwords) {
      const { value } = await ask('POST /v1/Identity/ForgetPassword/SetNewPassword', passwords);
      onDone();
      host.session.open({ token: value.Token, fullName: value.UserFullName });
    },
  });

  return (
    <AuthLayout isNextStep title={messages.newPassword} subtitle={messages.newPasswordSubtitle}>
      <form {...form.formProps}>
        <Stack gap={5}>
          <ErrorList errors={form.errors} />
          <FormProblem problem={form.problem} />
          <NewPasswordFields errorOf={form.errorOf} />
          <Button type="submit" size="large" wide busy={form.busy}>
            {messages.save}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
