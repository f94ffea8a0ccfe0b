import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { usePages, useSignedIn } from '@kashi/shared/kit/ShellApiContext';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Empty } from '@kashi/shared/ui/notice/Empty';
import { messages } from './messages.ts';
import { signInToWishes } from './sign-in-to-wishes.ts';

/** The empty list. A guest may have wished for something with an account, so a link leads to the sign-in. */
export function NoWishes() {
  const pages = usePages();
  const isSignedIn = useSignedIn();
  const signInHref = signInToWishes(pages);
  const { title, text, guestText, browse } = messages.empty;

  return (
    <div className="wrap">
      <Empty
        level={1}
        icon={<IconHeart aria-hidden="true" />}
        title={title}
        text={isSignedIn ? text : guestText}
      >
        <ButtonLink href={pages.pathOf('listing') ?? '/'}>{browse}</ButtonLink>
        {!isSignedIn && signInHref && (
          <ButtonLink variant="secondary" href={signInHref}>
            {messages.login}
          </ButtonLink>
        )}
      </Empty>
    </div>
  );
}
