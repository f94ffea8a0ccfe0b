import { useLogin } from 'react-admin';
import { EntryCard } from '../parts/screen/EntryCard.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import { messages } from './messages.ts';

/** Signs a member of the staff in. */
export function SignInPage() {
  const login = useLogin();
  return (
    <EntryCard title={messages.title}>
      <SignInSteps onWhole={(session) => login(session)} />
    </EntryCard>
  );
}
