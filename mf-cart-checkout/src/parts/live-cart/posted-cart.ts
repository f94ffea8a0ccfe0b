import type { Ask } from '@kashi/shared/api/ask';
import { Problem } from '@kashi/shared/api/problem';
import { cartCookies, keepCookie, takeCookie } from './cart-cookies.ts';
import { addItem, askForCartOf } from './cart-data.ts';
import { storeCartHash, storedCartHash } from './cart-hash.ts';

/**
 * A form that was posted before JavaScript was there has filled a cart beside the browser's own: its goods go into that
 * one. A customer's carts are merged by the server, as at a sign-in. Answers whether there was anything to merge.
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
    // Nobody has answered: the next page tries again.
    keepCookie(cartCookies.hash, posted);
  }
  return true;
}

/** Why the last posted form was refused, once. */
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
      // The stock ends here, or the cart is in payment: what was in it before stays as it was.
      if (error instanceof Problem && error.kind === 'refused') return;
      throw error;
    }
  }
}
