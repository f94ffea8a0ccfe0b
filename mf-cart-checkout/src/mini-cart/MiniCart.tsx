import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { persianNumber } from '@kashi/format/persian';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { IconLink } from '@kashi/ui/actions/IconLink';
import { useFollowedCart } from '../parts/live-cart/follow-cart.ts';
import { useItemCount } from '../parts/live-cart/cart-state.ts';
import { cartLinkMessages } from './cart-link-messages.ts';
import { messages } from './messages.ts';
import { useLastCart } from './use-last-cart.ts';
import { useLaterAdds } from './use-later-adds.ts';
import styles from './MiniCart.module.css';

const loadCartMenu = () => import('./CartMenu.tsx').then((module) => module.CartMenu);

/** Delays in milliseconds: a mouse that only passes by opens nothing, and one that slips off closes nothing. */
const openAfterMs = 120;
const closeAfterMs = 250;

/**
 * The link to the cart with the count, and the menu of its lines below. A mouse that stays opens the menu; the keyboard has a
 * button for it, since Enter on the link goes to the cart.
 */
export function MiniCart() {
  const count = useItemCount() ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [CartMenu, wantMenu] = useLatePart(loadCartMenu);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the menu is still wanted when its code arrives. */
  const isWanted = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The menu goes with the last line.
  useKeptFocus(link, count);
  useFollowedCart();
  useLastCart();
  useLaterAdds();

  async function open() {
    // If the menu's code cannot be loaded, the menu stays closed and the link still leads to the cart.
    isWanted.current = true;
    if ((await wantMenu()) && isWanted.current) setOpen(true);
  }

  function close() {
    clearTimeout(timer.current);
    isWanted.current = false;
    setOpen(false);
  }

  function handlePointer(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current =
      event.type === 'pointerenter'
        ? setTimeout(() => void open(), openAfterMs)
        : setTimeout(close, closeAfterMs);
  }

  function handleBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  function handleEscape() {
    const button = opener.current;
    if (button?.parentElement?.contains(document.activeElement)) button.focus();
    close();
  }

  return (
    // The handlers serve the link and the button inside; the box itself cannot be pressed.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.place}
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onBlur={handleBlur}
    >
      <IconLink
        ref={link}
        href="/cart"
        label={count > 0 ? messages.cartWith(count) : cartLinkMessages.cart}
        onClick={close}
      >
        <IconShoppingBag aria-hidden="true" />
        {count > 0 && <span className={styles.count}>{persianNumber(count)}</span>}
      </IconLink>
      {count > 0 && (
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-label={messages.show}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : void open())}
        >
          <IconChevronDown aria-hidden="true" />
        </button>
      )}
      {isOpen && count > 0 && CartMenu && <CartMenu onClose={close} onEscape={handleEscape} />}
    </div>
  );
}
