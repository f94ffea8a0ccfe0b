import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Empty } from '@kashi/ui/notice/Empty';
import { messages } from './messages.ts';

/**
 * The empty cart. A guest may have filled a cart on another device, so links lead to the sign-in and the registration.
 * `isCustomer` is a visitor who has signed in without code, of whom only the server knows.
 */
export function CartEmpty({ isCustomer = false }: { isCustomer?: boolean }) {
  const isSignedIn = useSignedIn() || isCustomer;
  const { title, hint, guestHint, browse, login, register } = messages.empty;

  return (
    <Empty
      level={1}
      icon={<IconShoppingBag aria-hidden="true" />}
      title={title}
      text={isSignedIn ? hint : guestHint}
    >
      <ButtonLink href="/filter">{browse}</ButtonLink>
      {!isSignedIn && (
        <>
          <ButtonLink variant="secondary" href="/login?returnUrl=%2Fcart">
            {login}
          </ButtonLink>
          <ButtonLink variant="quiet" href="/register?returnUrl=%2Fcart">
            {register}
          </ButtonLink>
        </>
      )}
    </Empty>
  );
}
