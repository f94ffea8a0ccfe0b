import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Notice } from '@kashi/ui/notice/Notice';
import { usePages, useShellApi } from '../ShellApiContext.tsx';
import { plainMessages as messages } from './plain-messages.ts';

/** Above the waiting state of a customer's page that works by forms too: without JavaScript the visitor has to sign in by one. */
export function NeedsSignIn() {
  const { location } = useShellApi();
  const path = usePages().pathOf('sign-in');
  return (
    <noscript>
      <Notice
        variant="waiting"
        role="status"
        action={
          path && (
            <ButtonLink size="small" href={`${path}?returnUrl=${encodeURIComponent(location())}`}>
              {messages.signIn}
            </ButtonLink>
          )
        }
      >
        {messages.signInFirst}
      </Notice>
    </noscript>
  );
}
