import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { LoginForm } from '../parts/auth/LoginForm.tsx';
import { withReturnUrl } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { useWelcome } from './use-welcome.ts';

export function PasswordLogin({ goTo }: { goTo: string }) {
  const welcome = useWelcome();

  return (
    <AuthLayout title={messages.title} subtitle={messages.passwordSubtitle}>
      <LoginForm forgotHref={withReturnUrl('/forgetPassword', goTo)} onSignedIn={welcome} />
      <OtherWays way="password" goTo={goTo} />
    </AuthLayout>
  );
}
