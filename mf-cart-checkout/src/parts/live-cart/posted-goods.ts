import { createAsk } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import { addItem, askForCartOf } from './cart-data.ts';
import { withKey } from './with-key.ts';

/** Adds the goods of a posted cart to the browser's own. A posted cart that is gone stays gone. Throws a `Problem` without an answer. */
export async function moveGoods(
  fetch: typeof globalThis.fetch,
  posted: string,
  own: string,
): Promise<void> {
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
    if (!isRefusal(error)) throw error;
  }
}

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
