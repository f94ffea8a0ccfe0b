import type { CartLine } from '@kashi/contracts/cart';

/** By how many tomans a piece has become dearer since it was put into the cart (R20); 0 where the server does not tell. */
export function priceDifference({ FinalPrice, PriceWhenAdded = FinalPrice }: CartLine): number {
  return FinalPrice - PriceWhenAdded;
}
