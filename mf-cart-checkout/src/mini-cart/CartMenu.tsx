import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { Toman } from '@kashi/ui/goods/Toman';
import { cartMessages } from '../cart-messages.ts';
import { isLocked, useCart, useIsSettling, useItemCount } from '../parts/live-cart/cart-state.ts';
import { LockNotice } from '../parts/checkout/LockNotice.tsx';
import { summaryMessages } from '../parts/checkout/summary/summary-messages.ts';
import { CartMenuLine } from './CartMenuLine.tsx';
import { messages } from './messages.ts';
import styles from './CartMenu.module.css';

export interface CartMenuProps {
  /** A link of the menu was followed. */
  onClose: () => void;
  onEscape: () => void;
}

/** The lines of the cart, in a menu under its link in the header (§2, Header). */
export function CartMenu({ onClose, onEscape }: CartMenuProps) {
  const cart = useCart();
  const itemCount = useItemCount() ?? 0;
  const isSettling = useIsSettling();
  const isSignedIn = useSignedIn();
  const menu = useRef<HTMLDivElement>(null);
  useKeptFocus(menu, cart?.CartInfo.CartDetails.length ?? 0);
  // A mouse may have opened the menu over the element that has the focus, so the key is heard everywhere (WCAG 1.4.13).
  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const gone = new AbortController();
    document.addEventListener('keydown', (event) => handleKeyDown(event), { signal: gone.signal });
    return () => gone.abort();
  }, []);
  if (!cart) return null;
  // As in the cart: a cart in payment has its address already.
  const locked = isLocked(cart);
  const next = locked ? '/invoice' : '/chooseAddress';

  function handleClick(event: MouseEvent) {
    if ((event.target as Element).closest('a')) onClose();
  }

  return (
    // The handler closes the menu after a click on a link. Only the links are to be pressed, and keys reach them.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={menu} tabIndex={-1} className={styles.menu} onClick={handleClick}>
      <div className={styles.head}>
        <strong>{cartMessages.itemCount(itemCount)}</strong>
        <TextLink href="/cart" forward>
          {cartMessages.toCart}
        </TextLink>
      </div>
      <LockNotice cart={cart} />
      <ul className={styles.lines}>
        {cart.CartInfo.CartDetails.map((line) => (
          <CartMenuLine key={line.ProductSaleParamId} line={line} cart={cart} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.payable} aria-busy={isSettling}>
          <span>{cart.CartInfo.TaxRate > 0 ? messages.payableWithTax : messages.payable}</span>
          <strong>
            <Toman amount={cart.CartInfo.AmountPayable} />
          </strong>
        </p>
        {isSignedIn ? (
          <ButtonLink href={next}>
            {locked ? summaryMessages.continuePayment : messages.order}
          </ButtonLink>
        ) : (
          <ButtonLink href={`/login?returnUrl=${encodeURIComponent(next)}`}>
            {messages.loginAndOrder}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
