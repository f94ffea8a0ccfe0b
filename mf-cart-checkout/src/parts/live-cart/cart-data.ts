import type { Answer, Ask } from '@kashi/contracts/asking/ask';

/** One line of one cart. */
interface CartItem {
  HashCartId: string;
  ProductSaleParamId: number;
}

/**
 * Reads the cart of a hash, or the customer's own; `value` is null where there is none. Amounts are in toman. Throws a `Problem`;
 * one of status 400 with `IsCartEmpty` in its value means that the hash is stale (§8).
 */
export function askForCartOf(
  ask: Ask,
  HashCartId: string | null,
  signal?: AbortSignal,
): Promise<Answer<'GET /v1/Orders/Carts/Read'>> {
  return ask('GET /v1/Orders/Carts/Read', { HashCartId }, { signal });
}

/** Asks a call of customers, so that a session which the API has ended is found. Throws a `Problem` of status 401 then. */
export async function expectSession(ask: Ask, signal: AbortSignal): Promise<void> {
  await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
}

/**
 * Puts one piece into the cart and answers the cart; without a hash, or with a stale one, a new cart begins (R3). Throws a
 * `Problem` of the kind `refused` where the stock ends or the cart is in payment.
 */
export function addItem(ask: Ask, item: { HashCartId: string | null; ProductSaleParamId: number }) {
  return ask('POST /v1/Orders/Carts/AddCartItem', item);
}

/** Adds one piece to a line and answers the cart. Throws a `Problem` as `addItem` does. */
export function increaseItem(ask: Ask, item: CartItem) {
  return ask('POST /v1/Orders/Carts/IncreaseCartItem', item);
}

/** Removes one piece of a line and answers the cart. Throws a `Problem` as `addItem` does. */
export function decreaseItem(ask: Ask, item: CartItem) {
  return ask('POST /v1/Orders/Carts/DecreaseCartItem', item);
}

/** Removes a line with all its pieces and answers the cart. Throws a `Problem` as `addItem` does. */
export function removeItem(ask: Ask, item: CartItem) {
  return ask('DELETE /v1/Orders/Carts/RemoveCartItem', item);
}
