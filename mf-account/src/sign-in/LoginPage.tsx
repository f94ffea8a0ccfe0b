import { useReturnPath } from '../parts/auth/return-url.ts';
import { useSignedInVisitor } from '../parts/auth/use-signed-in-visitor.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { useLoginWay } from './login-way.ts';
import { PasswordLogin } from './PasswordLogin.tsx';

/** Two ways on one page: a code, which opens an account as well (R37), and the password. */
export function LoginPage() {
  const goTo = useReturnPath();
  useSignedInVisitor(goTo);

  return useLoginWay() === 'password' ? <PasswordLogin goTo={goTo} /> : <CodeLogin goTo={goTo} />;
}
