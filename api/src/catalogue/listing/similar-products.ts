import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import type { Scope } from './scopes/scope.ts';

/**
 * The products of a scope that can be bought and whose prices are nearest to the ordinal's own; at the same distance the newest
 * first. The list is sorted by price, so the search walks from there in both directions and stops after `most` products.
 */
export function nearestInPrice(
  ordinal: number,
  scope: Scope | undefined,
  columns: ListingColumns,
  most: number,
): number[] {
  if (!scope) return [];
  const byPrice = scope.lists[listingOrder.cheapest].ordinals().subarray(0, scope.counts.buyable);
  const priceAt = (place: number) => columns.finalPrices[byPrice[place] as number] as number;
  const price = columns.finalPrices[ordinal] as number;
  /** The first place with a price of at least `least`. */
  const placeOf = (least: number) => {
    let [low, high] = [0, byPrice.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (priceAt(middle) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  /** The products with one price, from `place` on, newest first. */
  const ofOnePrice = (place: number) => {
    const found: number[] = [];
    for (let at = place; at < byPrice.length && found.length < most; at++) {
      if (priceAt(at) !== priceAt(place)) break;
      if (byPrice[at] !== ordinal) found.push(byPrice[at] as number);
    }
    return found;
  };

  const nearest: number[] = [];
  let below = placeOf(price);
  let above = below;
  while (nearest.length < most && (below > 0 || above < byPrice.length)) {
    const toBelow = below > 0 ? price - priceAt(below - 1) : Infinity;
    const toAbove = above < byPrice.length ? priceAt(above) - price : Infinity;
    const found: number[] = [];
    if (toBelow <= toAbove) {
      below = placeOf(price - toBelow);
      found.push(...ofOnePrice(below));
    }
    if (toAbove <= toBelow) {
      found.push(...ofOnePrice(above));
      above = placeOf(price + toAbove + 1);
    }
    nearest.push(...found.toSorted(newestFirst(columns)));
  }
  return nearest.slice(0, most);
}

function newestFirst({ registeredAt, productIds }: ListingColumns) {
  return (one: number, other: number) =>
    (registeredAt[other] as number) - (registeredAt[one] as number) ||
    (productIds[other] as number) - (productIds[one] as number);
}
