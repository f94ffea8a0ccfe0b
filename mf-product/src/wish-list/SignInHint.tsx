import { usePages } from '@kashi/shared/kit/ShellApiContext';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { messages } from './messages.ts';
import { signInToWishes } from './sign-in-to-wishes.ts';

/** Tells a guest that the list stays in this browser, and how it is kept. */
export function SignInHint() {
  const href = signInToWishes(usePages());
  return (
    <Notice
      action={
        href && (
          <ButtonLink variant="secondary" size="small" href={href}>
            {messages.login}
          </ButtonLink>
        )
      }
    >
      {messages.guest}
    </Notice>
  );
}
