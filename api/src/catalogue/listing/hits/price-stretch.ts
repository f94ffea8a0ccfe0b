import { listingOrder, type ListingOrder } from '@kashi/contracts/listing/listing-filter';
import type { Choice } from '../scopes/choice.ts';
import type { ListingColumns } from '../listing-columns.ts';
import type { Scope } from '../scopes/scope.ts';

/** The stretches of a scope's list in an order: products that can be bought, then the others unless they are excluded. */
export function stretchesOf(
  { lists, counts }: Scope,
  order: ListingOrder,
  onlyBuyable: boolean,
): Int32Array[] {
  const list = lists[order].ordinals();
  const buyable = list.subarray(0, counts.buyable);
  return onlyBuyable ? [buyable] : [buyable, list.subarray(counts.buyable)];
}

/** Narrows stretches sorted by price to the chosen price range; in other orders they stay whole. */
export function withinPrices(
  stretches: readonly Int32Array[],
  order: ListingOrder,
  { hasPrices, from, to }: Pick<Choice, 'hasPrices' | 'from' | 'to'>,
  { finalPrices }: ListingColumns,
): readonly Int32Array[] {
  if (!hasPrices) return stretches;
  const priceOf = (ordinal: number) => finalPrices[ordinal] as number;
  // A product without a price is in no range.
  const least = Math.max(from, 1);
  switch (order) {
    case listingOrder.cheapest:
      return stretches.map((stretch) =>
        between(
          stretch,
          (each) => priceOf(each) >= least,
          (each) => priceOf(each) > to,
        ),
      );
    case listingOrder.dearest:
      return stretches.map((stretch) =>
        between(
          stretch,
          (each) => priceOf(each) <= to,
          (each) => priceOf(each) < least,
        ),
      );
    default:
      return stretches;
  }
}

type Test = (ordinal: number) => boolean;

/**
 * The elements from the first that passes one test to the first that passes the other, exclusive. Each test holds for all
 * elements after its first match.
 */
function between(stretch: Int32Array, isIn: Test, isBeyond: Test): Int32Array {
  return stretch.subarray(firstWhere(stretch, isIn), firstWhere(stretch, isBeyond));
}

function firstWhere(stretch: Int32Array, test: Test): number {
  let [low, high] = [0, stretch.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(stretch[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
