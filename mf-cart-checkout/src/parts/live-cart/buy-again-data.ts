import type { Ask } from '@kashi/contracts/asking/ask';

/**
 * Puts the goods of one of the customer's orders into the cart, and answers the cart; its notices name what is missing. A second
 * call adds nothing. Throws a `Problem` of the kind `refused` where nothing of the order can be had, or the cart is in payment.
 */
export function askToBuyAgain(ask: Ask, order: { HashCartId: string | null; HashOrderId: string }) {
  return ask('POST /v1/Orders/Carts/BuyAgain', order);
}
