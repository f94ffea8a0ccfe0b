import type { SignedIn } from '@kashi/contracts/account/account';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { accountMessages } from '../account-messages.ts';
import { sessionOf } from '../parts/auth/session-of.ts';

/** Opens the session of a visitor who has just signed in, and greets them; one who has given no name, without it. */
export function useWelcome(): (signedIn: SignedIn) => void {
  const shell = useShellApi();
  return (signedIn) => {
    shell.session.open(sessionOf(signedIn));
    shell.toast(accountMessages.welcome(signedIn.UserFullName), 'success');
  };
}
