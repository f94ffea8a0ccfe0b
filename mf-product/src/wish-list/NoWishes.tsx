import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { messages } from './messages.ts';

/** The empty list. A guest may have wished for something with an account, so a link leads to the sign-in. */
export function NoWishes() {
  const isSignedIn = useSignedIn();
  const { title, text, guestText, browse } = messages.empty;

  return (
    <div className="wrap">
      <Empty
        level={1}
        icon={<IconHeart aria-hidden="true" />}
        title={title}
        text={isSignedIn ? text : guestText}
      >
        <ButtonLink href="/filter">{browse}</ButtonLink>
        {!isSignedIn && (
          <ButtonLink variant="secondary" href="/login?returnUrl=%2FwishList">
            {messages.login}
          </ButtonLink>
        )}
      </Empty>
    </div>
  );
}
