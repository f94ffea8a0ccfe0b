import { useLivePart } from '../parts/live-cart/live-cart.ts';

const loadCartCount = () => import('./CartCount.tsx').then((module) => module.CartCount);

/** The count at the foot of a phone: nothing, until there may be something to count. */
export function CartBadge() {
  const [CartCount] = useLivePart(loadCartCount);
  return CartCount && <CartCount />;
}
