import { cartCookies, keepCookie, takeCookie } from './cart-cookies.ts';
import { storeCartHash, storedCartHash } from './cart-hash.ts';

/**
 * Moves the goods of a posted cart into the browser's own cart: a form that is posted before the code has come fills a cart of
 * its own. A customer's carts are merged by the server, as at a sign-in. Answers whether there was a posted cart.
 */
export async function mergePostedCart(
  fetch: typeof globalThis.fetch,
  isSignedIn: boolean,
): Promise<boolean> {
  const own = storedCartHash();
  const posted = takeCookie(cartCookies.hash);
  if (own === null || posted === null || posted === own) return false;
  if (isSignedIn) {
    storeCartHash(posted);
    return true;
  }

  try {
    // Late, since hardly any visitor brings a posted cart.
    const { moveGoods } = await import('./posted-goods.ts');
    await moveGoods(fetch, posted, own);
  } catch {
    // Without an answer the cookie goes back, and the next page tries again.
    keepCookie(cartCookies.hash, posted);
  }
  return true;
}

/** The server's sentence about why the last posted form was refused; null for none, and after the first call. */
export const takePostedRefusal = () => takeCookie(cartCookies.refusal);
