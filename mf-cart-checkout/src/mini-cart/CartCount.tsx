import { persianNumber } from '@kashi/format/persian';
import { useFollowedCart } from '../parts/live-cart/follow-cart.ts';
import { useItemCount } from '../parts/live-cart/cart-state.ts';
import { messages } from './messages.ts';
import styles from './MiniCart.module.css';

/** The count alone: the link to the cart in a phone's bottom navigation belongs to the shell. */
export function CartCount() {
  const count = useItemCount() ?? 0;
  useFollowedCart();

  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {persianNumber(count)}
      <span className="visually-hidden">{messages.pieces}</span>
    </span>
  );
}
