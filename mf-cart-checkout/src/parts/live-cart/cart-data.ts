import type { Answer, Ask } from '@kashi/shared/api/ask';

/** One line of one cart. */
interface CartItem {
  HashCartId: string;
  ProductSaleParamId: number;
}

/**
 * The cart that a hash names, or the customer's own; `value` is null where there is none. Amounts are in toman. Throws a
 * `Problem`: a 400 whose value says `IsCartEmpty` means that the hash is stale (§8).
 */
export function askForCartOf(
  ask: Ask,
  HashCartId: string | null,
  signal?: AbortSignal,
): Promise<Answer<'GET /v1/Orders/Carts/Read'>> {
  return ask('GET /v1/Orders/Carts/Read', { HashCartId }, { signal });
}

/**
 * Puts one piece into the cart and answers the cart; without a hash, or with a stale one, a new cart begins (R3). Throws a
 * `Problem` of the kind `refused` where the stock ends or the cart is in payment.
 */
export function addItem(ask: Ask, item: { HashCartId: string | null; ProductSaleParamId: number }) {
  return ask('POST /v1/Orders/Carts/AddCartItem', item);
}

/** One piece more of a line; answers the cart. Throws a `Problem` as `addItem` does. */
export function increaseItem(ask: Ask, item: CartItem) {
  return ask('POST /v1/Orders/Carts/IncreaseCartItem', item);
}

/** One piece less of a line; answers the cart. Throws a `Problem` as `addItem` does. */
export function decreaseItem(ask: Ask, item: CartItem) {
  return ask('POST /v1/Orders/Carts/DecreaseCartItem', item);
}

/** Takes a line away with all its pieces; answers the cart. Throws a `Problem` as `addItem` does. */
export function removeItem(ask: Ask, item: CartItem) {
  return ask('DELETE /v1/Orders/Carts/RemoveCartItem', item);
}
