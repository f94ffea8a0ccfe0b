import { Fragment } from '@kashi/kit/fragment/Fragment';
import { usePages } from '@kashi/kit/ShellApiContext';
import { Glyph } from '../../frame-parts/Glyph.tsx';
import { messages } from '../messages.ts';
import styles from './CartSlot.module.css';

/** The place of the cart's own fragment. Until it has loaded, and if it fails, a plain link leads to the cart. */
export function CartSlot() {
  const path = usePages().pathOf('cart');
  return (
    <div className={styles.slot}>
      <Fragment id="mf-cart-checkout/mini-cart" props={{}} className={styles.fragment} />
      {path && (
        <a className={styles.link} href={path} aria-label={messages.cart}>
          <Glyph name="bag" />
        </a>
      )}
    </div>
  );
}
