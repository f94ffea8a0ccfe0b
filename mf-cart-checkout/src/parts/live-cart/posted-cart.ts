import { createAsk } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import { withKey } from './add-key.ts';
import { cartCookies, keepCookie, takeCookie } from './cart-cookies.ts';
import { addItem, askForCartOf } from './cart-data.ts';
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
    const { value: cart } = await askForCartOf(createAsk(fetch), posted);
    for (const { ProductSaleParamId, Quantity } of cart?.CartInfo.CartDetails ?? []) {
      await addPieces(fetch, { posted, own, ProductSaleParamId, Quantity });
    }
  } catch (error) {
    // Without an answer the cookie goes back, and the next page tries again; a cart that is gone stays gone.
    if (!isRefusal(error)) keepCookie(cartCookies.hash, posted);
  }
  return true;
}

/** The server's sentence about why the last posted form was refused; null for none, and after the first call. */
export const takePostedRefusal = () => takeCookie(cartCookies.refusal);

interface PostedLine {
  posted: string;
  own: string;
  ProductSaleParamId: number;
  Quantity: number;
}

async function addPieces(
  fetch: typeof globalThis.fetch,
  { posted, own, ProductSaleParamId, Quantity }: PostedLine,
): Promise<void> {
  for (let piece = 0; piece < Quantity; piece += 1) {
    // The same piece has the same key on the next page, so a piece whose answer was lost is added once.
    const ask = createAsk(withKey(fetch, `${posted}-${ProductSaleParamId}-${piece}`));
    try {
      await addItem(ask, { HashCartId: own, ProductSaleParamId });
    } catch (error) {
      // The stock has no more pieces, or the cart is in payment: the cart stays as it is.
      if (isRefusal(error)) return;
      throw error;
    }
  }
}

/** Whether the shop has judged the call; after too many calls (429) it has not. */
function isRefusal(error: unknown): boolean {
  const { kind, status } = toProblem(error);
  return kind === 'refused' && status !== 429;
}
