import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Dialog } from '@kashi/shared/ui/overlay/Dialog';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useEffect, useEffectEvent } from 'react';
import { dialogMessages } from '../account-messages.ts';
import { LoginForm } from '../parts/auth/LoginForm.tsx';
import { messages } from './messages.ts';

export interface SignInAgainProps {
  /** The visitor is signed in again, or will not be. The shell takes the dialog away then. */
  onEnd(signedIn: boolean): void;
}

/**
 * Over a page whose session ended while something was being saved: the visitor signs in here, and the shell sends again
 * what was refused. Nothing that was typed is lost. Signing in in another tab will do just as well.
 */
export function SignInAgain({ onEnd }: SignInAgainProps) {
  const { session } = useHost();
  const end = useEffectEvent(onEnd);
  useEffect(() => session.onChange(() => session.isSignedIn() && end(true)), [session]);

  return (
    <Dialog
      title={messages.title}
      size="narrow"
      onClose={() => onEnd(false)}
      foot={
        <Button variant="secondary" onClick={() => onEnd(false)}>
          {dialogMessages.cancel}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>{messages.why}</p>
        <LoginForm
          forgotHref="/forgetPassword"
          forgotInNewTab
          onSignedIn={({ Token, UserFullName }) =>
            session.open({ token: Token, fullName: UserFullName })
          }
        />
      </Stack>
    </Dialog>
  );
}
