import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { usePages } from '../ShellApiContext.tsx';
import { plainMessages as messages } from './plain-messages.ts';

/** The visitor's account on a page without JavaScript, whose header is the same for everyone. */
export function SignedInNotice() {
  const path = usePages().pathOf('account');
  if (!path) return null;
  return (
    <form method="post" action={path}>
      <Notice
        action={
          <Button type="submit" variant="secondary" size="small" name="step" value="sign-out">
            {messages.signOut}
          </Button>
        }
      >
        {messages.signedIn} <TextLink href={path}>{messages.account}</TextLink>
      </Notice>
    </form>
  );
}
