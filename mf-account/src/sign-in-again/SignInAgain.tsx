import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Button } from '@kashi/ui/actions/Button';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { Stack } from '@kashi/ui/layout/Stack';
import { useEffect, useEffectEvent } from 'react';
import { dialogMessages } from '../account-messages.ts';
import { LoginForm } from '../parts/auth/LoginForm.tsx';
import { sessionOf } from '../parts/auth/session-of.ts';
import { messages } from './messages.ts';

export interface SignInAgainProps {
  /** Called when the visitor has signed in again or has declined. The shell then removes the dialog. */
  onEnd(signedIn: boolean): void;
}

/**
 * A dialog over a page whose session ended while the page was saving. The visitor signs in, in the dialog or in another
 * tab, and the shell repeats the call that was refused, so nothing typed is lost.
 */
export function SignInAgain({ onEnd }: SignInAgainProps) {
  const { session } = useShellApi();
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
          onSignedIn={(signedIn) => session.open(sessionOf(signedIn))}
        />
        {/* In another tab, so that the page under the dialog is not left; the dialog ends with the sign-in there. */}
        <TextLink href="/login" target="_blank">
          {messages.byCode}
        </TextLink>
      </Stack>
    </Dialog>
  );
}
