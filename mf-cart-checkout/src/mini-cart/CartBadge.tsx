import { useLivePart } from '../parts/live-cart/live-cart.ts';

// One file with the cart of the header, which is wanted at the same moment.
const loadCartCount = () =>
  import(/* webpackChunkName: "live-cart" */ './CartCount.tsx').then((module) => module.CartCount);

/** The count of the cart in a phone's bottom navigation; empty until there may be a cart. */
export function CartBadge() {
  const [CartCount] = useLivePart(loadCartCount);
  return CartCount && <CartCount />;
}
