import type { Ask } from '@kashi/contracts/asking/ask';
import type { FormOutcome } from '@kashi/border/remote-contract';
import type { Cart } from '@kashi/contracts/cart';
import { redirect } from '@kashi/kit/define';
import type { PlainPageContext } from '@kashi/kit/page/plain';
import { cartCookies } from '../../live-cart/cart-cookies.ts';
import { askForCartOf } from '../../live-cart/cart-data.ts';
import { isBelowMinimum } from '../../live-cart/cart-state.ts';
import { saysEmpty } from '../../live-cart/says-empty.ts';

/**
 * The cart of a step without JavaScript: the cookie's, which becomes the customer's own (R19), or the customer's. Null where the
 * step leads to `/cart` (§2). Throws a `Problem`.
 */
export async function plainCartToCheckOut({
  ask,
  cookies,
  signal,
}: Pick<PlainPageContext, 'ask' | 'cookies' | 'signal'>): Promise<Cart | null> {
  const cart = await cartOf(ask, cookies[cartCookies.hash] || null, signal);
  return cart && !cart.IsCartEmpty && !isBelowMinimum(cart) ? cart : null;
}

async function cartOf(ask: Ask, hash: string | null, signal: AbortSignal): Promise<Cart | null> {
  try {
    return (await askForCartOf(ask, hash, signal)).value;
  } catch (error) {
    if (saysEmpty(error)) return null;
    throw error;
  }
}

/**
 * What a visitor without a session in a cookie sees of a step. The cart's cookie ends as soon as the code runs: where it stands,
 * the visitor signs in by a form. Without it only the code can know, and the page waits for it (null).
 */
export function guestsStep({ url, cookies }: Pick<PlainPageContext, 'url' | 'cookies'>) {
  return cookies[cartCookies.hash] ? redirect(signInAddress(url)) : null;
}

/** The outcome of a form whose sender has no session any more. */
export function signInFirst(url: URL): FormOutcome {
  return { to: signInAddress(url), cookies: [] };
}

function signInAddress({ pathname, search }: URL): string {
  return `/login?returnUrl=${encodeURIComponent(pathname + search)}`;
}
