import { definePage, found } from '@kashi/kit/define';
import { readCart } from '../parts/live-cart/cart-reading.ts';
import { CartPage } from './CartPage.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { messages } from './messages.ts';

/** `/cart`. The page shows the state that all roots of this remote share, so it has no data of its own. */
export const page = definePage<null>({
  async load({ ask }) {
    await readCart(ask);
    return found(null);
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  Component: CartPage,
});

export const Waiting = CartSkeleton;
