import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { Button } from '@kashi/shared/ui/Button';
import { ErrorList } from '@kashi/shared/ui/ErrorList';
import { Field } from '@kashi/shared/ui/Field';
import { Input } from '@kashi/shared/ui/Input';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { Stack } from '@kashi/shared/ui/Stack';
import { TextLink } from '@kashi/shared/ui/TextLink';
import { useLocation } from 'react-router-dom';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { returnPath, withReturnUrl } from '../return-url.ts';
import { useForm } from '@kashi/shared/kit/use-form';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';
import { messages } from './messages.ts';

export function LoginPage() {
  const { search } = useLocation();
  const ask = useAsk();
  const host = useHost();
  useSignedInVisitor(returnPath(search));

  const form = useForm({
    schema: () => import('@kashi/shared/contracts/account').then((account) => account.loginSchema),
    async send(login) {
      const { value } = await ask('POST /v1/Identity/Account/Login', login);
      host.session.open({ token: value.Token, fullName: value.UserFullName });
      host.toast(accountMessages.welcome(value.UserFullName), 'success');
    },
  });

  return (
    <AuthLayout title={messages.title} subtitle={messages.subtitle}>
      <form {...form.formProps} method="post">
        <Stack gap={5}>
          <ErrorList errors={form.errors} />
          {form.problem && <ProblemNotice error={form.problem} />}
          <Field label={accountMessages.mobile} error={form.errorOf('UserName')}>
            <Input name="UserName" inputMode="tel" autoComplete="username" ltr />
          </Field>
          <Field label={accountMessages.password} error={form.errorOf('Password')}>
            <PasswordInput name="Password" autoComplete="current-password" />
          </Field>
          <TextLink href={withReturnUrl('/forgetPassword', search)}>{messages.forgot}</TextLink>
          <Button type="submit" size="large" wide busy={form.busy}>
            {messages.submit}
          </Button>
          <p>
            {messages.noAccount}{' '}
            <TextLink href={withReturnUrl('/register', search)}>{messages.register}</TextLink>
          </p>
        </Stack>
      </form>
    </AuthLayout>
  );
}
