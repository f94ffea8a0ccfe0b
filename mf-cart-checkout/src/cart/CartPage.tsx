import { useRef } from 'react';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { useFollowedCart } from '../parts/live-cart/follow-cart.ts';
import { useCart } from '../parts/live-cart/cart-state.ts';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { CartEmpty } from './CartEmpty.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { FilledCart } from './FilledCart.tsx';
import { messages } from './messages.ts';
import styles from './CartPage.module.css';

export function CartPage() {
  const cart = useCart();
  const start = useRef<HTMLDivElement>(null);
  useFollowedCart();
  useKeptFocus(start, cart?.CartInfo.CartDetails.length ?? 0);
  if (cart === undefined) return <CartSkeleton />;

  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: messages.shop, href: '/' }, { title: messages.title }]} />
      <div ref={start} tabIndex={-1} className={styles.start}>
        {cart ? <FilledCart cart={cart} /> : <CartEmpty />}
      </div>
    </div>
  );
}
