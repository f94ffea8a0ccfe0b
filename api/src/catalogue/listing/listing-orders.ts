import { listingOrder, type ListingOrder } from '@kashi/contracts/listing/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { stablySorted } from './hits/stably-sorted.ts';

export type Compare = (one: number, other: number) => number;

export const listingOrders: ListingOrder[] = Object.values(listingOrder);

/**
 * Compares two ordinals in an order: products that can be bought first (R6), then by the order's own value, then the newest
 * first.
 */
export function comparisonBy(order: ListingOrder, columns: ListingColumns): Compare {
  const own = ownKey(order, columns);
  // The columns are read at each comparison because growing replaces them. An ordinal is always within them.
  return (one, other) =>
    (columns.standings[other] as number) - (columns.standings[one] as number) ||
    own(one) - own(other) ||
    (columns.registeredAt[other] as number) - (columns.registeredAt[one] as number) ||
    (columns.productIds[other] as number) - (columns.productIds[one] as number);
}

/**
 * The ordinals sorted by every order, with the same result as `comparisonBy`: stable sorts from the least important value to the
 * most important.
 */
export function sortedByEveryOrder(
  ordinals: Int32Array,
  columns: ListingColumns,
): Map<ListingOrder, Int32Array> {
  const byId = stablySorted(ordinals, (ordinal) => -(columns.productIds[ordinal] as number));
  const newest = stablySorted(byId, (ordinal) => -(columns.registeredAt[ordinal] as number));
  return new Map(
    listingOrders.map((order) => {
      const byOwn =
        order === listingOrder.standard ? newest : stablySorted(newest, ownKey(order, columns));
      return [order, buyableFirst(byOwn, columns)];
    }),
  );
}

function buyableFirst(sorted: Int32Array, columns: ListingColumns): Int32Array {
  const both = new Int32Array(sorted.length);
  let count = 0;
  for (const wanted of [true, false])
    for (let place = 0; place < sorted.length; place++) {
      const ordinal = sorted[place] as number;
      if (columns.isBuyable(ordinal) === wanted) both[count++] = ordinal;
    }
  return both;
}

/** The value by which an order sorts; the smallest comes first. */
function ownKey(order: ListingOrder, columns: ListingColumns): (ordinal: number) => number {
  switch (order) {
    case listingOrder.cheapest:
      return (ordinal) => columns.finalPrices[ordinal] as number;
    case listingOrder.dearest:
      return (ordinal) => -(columns.finalPrices[ordinal] as number);
    case listingOrder.biggestDiscount:
      return (ordinal) => -(columns.discounts[ordinal] as number);
    default:
      return () => 0;
  }
}
