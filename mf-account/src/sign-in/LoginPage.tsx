import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { TextLink } from '@kashi/shared/ui/actions/TextLink';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { useReturnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { useSignedInVisitor } from '../parts/auth/use-signed-in-visitor.ts';
import { LoginForm } from '../parts/auth/LoginForm.tsx';
import { messages } from './messages.ts';

export function LoginPage() {
  const goTo = useReturnPath();
  const shell = useShellApi();
  useSignedInVisitor(goTo);

  return (
    <AuthLayout title={messages.title} subtitle={messages.subtitle}>
      <Stack gap={5}>
        <LoginForm
          forgotHref={withReturnUrl('/forgetPassword', goTo)}
          onSignedIn={({ Token, UserFullName }) => {
            shell.session.open({ token: Token, fullName: UserFullName });
            shell.toast(accountMessages.welcome(UserFullName), 'success');
          }}
        />
        <p>
          {messages.noAccount}{' '}
          <TextLink href={withReturnUrl('/register', goTo)}>{messages.register}</TextLink>
        </p>
      </Stack>
    </AuthLayout>
  );
}
