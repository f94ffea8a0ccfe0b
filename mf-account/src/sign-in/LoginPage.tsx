import { useHost } from '@kashi/shared/kit/HostContext';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { TextLink } from '@kashi/shared/ui/actions/TextLink';
import { useLocation } from 'react-router-dom';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { returnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { useSignedInVisitor } from '../parts/auth/use-signed-in-visitor.ts';
import { LoginForm } from '../parts/auth/LoginForm.tsx';
import { messages } from './messages.ts';

export function LoginPage() {
  const { search } = useLocation();
  const host = useHost();
  useSignedInVisitor(returnPath(search));

  return (
    <AuthLayout title={messages.title} subtitle={messages.subtitle}>
      <Stack gap={5}>
        <LoginForm
          forgotHref={withReturnUrl('/forgetPassword', search)}
          onSignedIn={({ Token, UserFullName }) => {
            host.session.open({ token: Token, fullName: UserFullName });
            host.toast(accountMessages.welcome(UserFullName), 'success');
          }}
        />
        <p>
          {messages.noAccount}{' '}
          <TextLink href={withReturnUrl('/register', search)}>{messages.register}</TextLink>
        </p>
      </Stack>
    </AuthLayout>
  );
}
