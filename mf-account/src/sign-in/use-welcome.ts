import type { SignedIn } from '@kashi/contracts/account/account';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { accountMessages } from '../account-messages.ts';

/** Opens the session of a visitor who has just signed in, and greets them; one who has given no name, without it. */
export function useWelcome(): (signedIn: SignedIn) => void {
  const shell = useShellApi();
  return ({ Token: token, UserFullName: fullName }) => {
    shell.session.open({ token, fullName });
    shell.toast(accountMessages.welcome(fullName), 'success');
  };
}
