import { listingOrder, type ListingOrder } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';

export type Compare = (one: number, other: number) => number;

export const listingOrders: ListingOrder[] = Object.values(listingOrder);

/** How two ordinals stand under an order: what can be bought first (decision 6), then the order's own, then the newest. */
export function comparisonBy(order: ListingOrder, columns: ListingColumns): Compare {
  const own = ownComparison(order, columns);
  // The columns are read anew each time: they are replaced when they grow. An ordinal is always within them.
  return (one, other) =>
    (columns.buyable[other] as number) - (columns.buyable[one] as number) ||
    own(one, other) ||
    (columns.registeredAt[other] as number) - (columns.registeredAt[one] as number) ||
    (columns.productIds[other] as number) - (columns.productIds[one] as number);
}

function ownComparison(order: ListingOrder, columns: ListingColumns): Compare {
  switch (order) {
    case listingOrder.cheapest:
      return (one, other) =>
        (columns.finalPrices[one] as number) - (columns.finalPrices[other] as number);
    case listingOrder.dearest:
      return (one, other) =>
        (columns.finalPrices[other] as number) - (columns.finalPrices[one] as number);
    case listingOrder.biggestDiscount:
      return (one, other) =>
        (columns.discounts[other] as number) - (columns.discounts[one] as number);
    default:
      return () => 0;
  }
}
