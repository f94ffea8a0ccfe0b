import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Ask } from '@kashi/shared/api/ask';
import type { Cart } from '@kashi/shared/contracts/cart';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { readCart, useFollowedCart } from '../live-cart/cart-reading.ts';
import { cartAtom, cartStore, isBelowMinimum, useCart } from '../live-cart/cart-state.ts';

/** The cart that a step of the checkout is entered with; null where the step goes back to `/cart` (§2). */
export async function cartToCheckOut(ask: Ask): Promise<Cart | null> {
  await readCart(ask);
  const cart = cartStore.get(cartAtom);
  return cart && !isBelowMinimum(cart) ? cart : null;
}

/** The cart while a step is on the screen. Where another tab emptied it, the shopper is taken back to `/cart`. */
export function useCartToCheckOut(): Cart | null {
  const navigate = useNavigate();
  const { session } = useShellApi();
  const cart = useCart();
  // Who is signed out has no such cart either, but is on the way to the sign-in, or home.
  const isGone = cart === null && session.isSignedIn();
  useFollowedCart();

  const goBack = useEffectEvent(() => void navigate('/cart', { replace: true }));
  useEffect(() => {
    if (isGone) goBack();
  }, [isGone]);

  return cart ?? null;
}
