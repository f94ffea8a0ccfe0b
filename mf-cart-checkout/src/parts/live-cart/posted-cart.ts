import { createAsk } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import { cartCookies, keepCookie, takeCookie } from './cart-cookies.ts';
import { addItem, askForCartOf } from './cart-data.ts';
import { storeCartHash, storedCartHash } from './cart-hash.ts';
import { withKey } from './with-key.ts';

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
    const { value: cart } = await askForCartOf(createAsk(fetch), posted);
    for (const { ProductSaleParamId, Quantity } of cart?.CartInfo.CartDetails ?? []) {
      for (let piece = 0; piece < Quantity; piece += 1) {
        // The same piece has the same key on the next page, so a piece whose answer was lost is added once.
        const key = `${posted}-${ProductSaleParamId}-${piece}`;
        if (!(await addPiece(withKey(fetch, key), own, ProductSaleParamId))) break;
      }
    }
  } catch (error) {
    // Without an answer the cookie goes back, and the next page tries again; a cart that is gone stays gone.
    if (!isRefusal(error)) keepCookie(cartCookies.hash, posted);
  }
  return true;
}

/** The server's sentence about why the last posted form was refused; null for none, and after the first call. */
export const takePostedRefusal = () => takeCookie(cartCookies.refusal);

/** Resolves to false where the stock has no more pieces or the cart is in payment: the cart stays as it is. */
async function addPiece(
  fetch: typeof globalThis.fetch,
  HashCartId: string,
  ProductSaleParamId: number,
): Promise<boolean> {
  try {
    await addItem(createAsk(fetch), { HashCartId, ProductSaleParamId });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Whether the shop has judged the call; after too many calls (429) it has not. */
function isRefusal(error: unknown): boolean {
  const { kind, status } = toProblem(error);
  return kind === 'refused' && status !== 429;
}
