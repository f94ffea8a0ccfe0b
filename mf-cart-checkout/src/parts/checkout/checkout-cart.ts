import { useEffect } from 'react';
import type { Ask } from '@kashi/shared/api/ask';
import type { Cart } from '@kashi/shared/contracts/cart';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { readCart, useFollowedCart } from '../live-cart/cart-reading.ts';
import { cartState, isBelowMinimum, useCart } from '../live-cart/cart-state.ts';

/** The cart that a step of the checkout is entered with; null where the step goes back to `/cart` (§2). */
export async function cartToCheckOut(ask: Ask): Promise<Cart | null> {
  await readCart(ask);
  const { cart } = cartState();
  return cart && !isBelowMinimum(cart) ? cart : null;
}

/** The cart while a step is on the screen. Where another tab emptied it, the shopper is taken back to `/cart`. */
export function useCartToCheckOut(): Cart | null {
  const { navigate, session } = useShellApi();
  const { cart } = useCart();
  // Who is signed out has no such cart either, but is on the way to the sign-in, or home.
  const isGone = cart === null && session.isSignedIn();
  useFollowedCart();

  useEffect(() => {
    if (isGone) navigate('/cart', { replace: true });
  }, [isGone, navigate]);

  return cart ?? null;
}
