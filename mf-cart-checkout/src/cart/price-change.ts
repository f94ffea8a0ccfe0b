import type { CartLine } from '@kashi/contracts/cart';

/**
 * By how much a piece has become dearer since it was put into the cart, in toman, negative for cheaper (R20). A price that has become a
 * matter of a call (§1) is no bargain: 0.
 */
export function priceChange({ Price, FinalPrice, PriceWhenAdded }: CartLine): number {
  return Price && FinalPrice - PriceWhenAdded;
}
