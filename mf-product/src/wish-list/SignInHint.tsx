import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Notice } from '@kashi/ui/notice/Notice';
import { messages } from './messages.ts';

/** Tells a guest that the list stays in this browser, and how it is kept. */
export function SignInHint() {
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" size="small" href="/login?returnUrl=%2FwishList">
          {messages.login}
        </ButtonLink>
      }
    >
      {messages.guest}
    </Notice>
  );
}
