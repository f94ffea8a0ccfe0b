import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Ask } from '@kashi/contracts/asking/ask';
import type { Cart } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { readCart } from '../live-cart/cart-reading.ts';
import { cartAtom, cartStore, isBelowMinimum, useCart } from '../live-cart/cart-state.ts';
import { useFollowedCart } from '../live-cart/follow-cart.ts';

/** The cart for a step of the checkout; null where the step redirects to `/cart` (§2). Throws a `Problem`. */
export async function cartToCheckOut(ask: Ask): Promise<Cart | null> {
  await readCart(ask);
  const cart = cartStore.get(cartAtom);
  return cart && !isBelowMinimum(cart) ? cart : null;
}

/** The cart while a step is on the screen. When another tab empties it, the shopper goes back to `/cart`. */
export function useCartToCheckOut(): Cart | null {
  const navigate = useNavigate();
  const { session } = useShellApi();
  const cart = useCart();
  // After a sign-out there is no cart either, but the shell leads to the sign-in or home by itself.
  const isGone = cart === null && session.isSignedIn();
  useFollowedCart();

  const goBack = useEffectEvent(() => void navigate('/cart', { replace: true }));
  useEffect(() => {
    if (isGone) goBack();
  }, [isGone]);

  return cart ?? null;
}
