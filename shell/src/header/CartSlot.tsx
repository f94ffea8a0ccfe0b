import { Fragment } from '@kashi/shared/kit/Fragment';
import { Glyph } from '../frame/Glyph.tsx';
import { messages } from './messages.ts';
import styles from './CartSlot.module.css';

/** The place of the cart's own fragment. Until it is there, and where it fails, a plain link leads to the cart. */
export function CartSlot() {
  return (
    <div className={styles.slot}>
      <Fragment id="mf-cart-checkout/mini-cart" props={{}} className={styles.fragment} />
      <a className={styles.link} href="/cart" aria-label={messages.cart}>
        <Glyph name="bag" />
      </a>
    </div>
  );
}
