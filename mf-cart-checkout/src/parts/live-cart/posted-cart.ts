import type { Ask } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { cartCookies, keepCookie, takeCookie } from './cart-cookies.ts';
import { addItem, askForCartOf } from './cart-data.ts';
import { storeCartHash, storedCartHash } from './cart-hash.ts';

/**
 * Moves the goods of a posted cart into the browser's own cart: a form that is posted before the code has come fills a cart of
 * its own. A customer's carts are merged by the server, as at a sign-in. Answers whether there was a posted cart.
 */
export async function mergePostedCart(ask: Ask, isSignedIn: boolean): Promise<boolean> {
  const own = storedCartHash();
  const posted = takeCookie(cartCookies.hash);
  if (own === null || posted === null || posted === own) return false;
  if (isSignedIn) {
    storeCartHash(posted);
    return true;
  }

  try {
    const { value: cart } = await askForCartOf(ask, posted);
    for (const { ProductSaleParamId, Quantity } of cart?.CartInfo.CartDetails ?? []) {
      await addPieces(ask, own, ProductSaleParamId, Quantity);
    }
  } catch {
    // Without an answer the cookie goes back, and the next page tries again.
    keepCookie(cartCookies.hash, posted);
  }
  return true;
}

/** The server's sentence about why the last posted form was refused; null for none, and after the first call. */
export const takePostedRefusal = () => takeCookie(cartCookies.refusal);

async function addPieces(
  ask: Ask,
  HashCartId: string,
  ProductSaleParamId: number,
  pieces: number,
): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    try {
      await addItem(ask, { HashCartId, ProductSaleParamId });
    } catch (error) {
      // The stock has no more pieces, or the cart is in payment: the cart stays as it is.
      if (error instanceof Problem && error.kind === 'refused') return;
      throw error;
    }
  }
}
