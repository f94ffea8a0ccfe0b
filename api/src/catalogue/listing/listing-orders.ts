import { listingOrder, type ListingOrder } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';

export type Compare = (one: number, other: number) => number;

export const listingOrders: ListingOrder[] = Object.values(listingOrder);

/** How two ordinals stand under an order: what can be bought first (decision 6), then the order's own, then the newest. */
export function comparisonBy(order: ListingOrder, columns: ListingColumns): Compare {
  const own = ownComparison(order, columns);
  // The columns are read anew each time: they are replaced when they grow.
  return (one, other) =>
    at(columns.buyable, other) - at(columns.buyable, one) ||
    own(one, other) ||
    at(columns.registeredAt, other) - at(columns.registeredAt, one) ||
    at(columns.productIds, other) - at(columns.productIds, one);
}

function ownComparison(order: ListingOrder, columns: ListingColumns): Compare {
  switch (order) {
    case listingOrder.cheapest:
      return (one, other) => at(columns.finalPrices, one) - at(columns.finalPrices, other);
    case listingOrder.dearest:
      return (one, other) => at(columns.finalPrices, other) - at(columns.finalPrices, one);
    case listingOrder.biggestDiscount:
      return (one, other) => at(columns.discounts, other) - at(columns.discounts, one);
    default:
      return () => 0;
  }
}

/** An ordinal is always within its columns; the compiler cannot know. */
export function at(column: Int32Array | Uint8Array | Float64Array, ordinal: number): number {
  return column[ordinal] as number;
}
