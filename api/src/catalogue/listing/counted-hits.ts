import { listingOrder } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { comparisonBy } from './listing-orders.ts';
import type { Asked, ListingFacets, ListingHits } from './listing-hits.ts';
import { fewEnoughToSort } from './page-of.ts';
import type { Scope } from './sorted-scopes.ts';

/**
 * The hits of one scope without a search: its lists are sorted and its brands counted, so that a page is cut out, the range of
 * prices are the ends of the list by price, and a choice of brands is a sum. Only a choice of both is looked through.
 */
export function countedHits(asked: Asked, scope: Scope, columns: ListingColumns): ListingHits {
  const { order, onlyBuyable, choice, first, end } = asked;
  const ofOrder = scope.lists[order].ordinals();
  const list = onlyBuyable ? ofOrder.subarray(0, scope.counts.buyable) : ofOrder;
  const facets = facetsOf(asked, scope, columns);
  const answer = (total: number, ordinals: Iterable<number>): ListingHits => ({
    productIds: Array.from(ordinals, (ordinal) => columns.productIds[ordinal] as number),
    total,
    ...facets,
  });
  if (choice.isAny) return answer(list.length, list.subarray(first, end));
  if (!choice.hasPrices) {
    const total = sumOf((choice.brandIds ?? []).map((id) => facets.brandCounts.get(id) ?? 0));
    return answer(total, chosenFrom(list, asked, total));
  }

  const runs = withinPrices(asked, scope, columns);
  const chosen = choice.brandIds
    ? runs.map((run) => run.filter((ordinal) => choice.hasBrand(ordinal)))
    : runs;
  const total = sumOf(chosen.map((run) => run.length));
  if (total > fewEnoughToSort) return answer(total, chosenFrom(list, asked, total));
  const sorted = chosen.flatMap((run) => [...run]).sort(comparisonBy(order, columns));
  return answer(total, sorted.slice(first, end));
}

function facetsOf({ onlyBuyable }: Asked, scope: Scope, columns: ListingColumns): ListingFacets {
  const { all, ofBuyable } = scope.counts;
  const brandCounts = new Map<number, number>();
  for (const [place, count] of onlyBuyable ? ofBuyable : all)
    brandCounts.set(columns.brandIds[place] as number, count);

  const ends = runsByPrice(scope, onlyBuyable)
    .map((run) => from(run, columns, 1))
    .filter((run) => run.length > 0)
    .flatMap((run) => [run[0], run.at(-1)])
    .map((ordinal) => columns.finalPrices[ordinal as number] as number);
  const priceRange = ends.length > 0 ? { min: Math.min(...ends), max: Math.max(...ends) } : null;
  return { priceRange, brandCounts };
}

/** The two stretches of a scope by price: what can be bought, and the rest, where that is asked for. */
function runsByPrice({ lists, counts }: Scope, onlyBuyable: boolean): Int32Array[] {
  const byPrice = lists[listingOrder.cheapest].ordinals();
  const buyable = byPrice.subarray(0, counts.buyable);
  return onlyBuyable ? [buyable] : [buyable, byPrice.subarray(counts.buyable)];
}

function withinPrices({ onlyBuyable, choice }: Asked, scope: Scope, columns: ListingColumns) {
  return runsByPrice(scope, onlyBuyable).map((run) => {
    const atLeast = from(run, columns, Math.max(choice.from, 1));
    const above = from(atLeast, columns, choice.to + 1);
    return atLeast.subarray(0, atLeast.length - above.length);
  });
}

/** What of a stretch by price costs `least` tomans or more. */
function from(run: Int32Array, { finalPrices }: ListingColumns, least: number): Int32Array {
  let [low, high] = [0, run.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((finalPrices[run[middle] as number] as number) < least) low = middle + 1;
    else high = middle;
  }
  return run.subarray(low);
}

/** The page of what is chosen from a sorted list, of which there are `total`. */
function chosenFrom(list: Int32Array, { choice, first, end }: Asked, total: number): number[] {
  const page: number[] = [];
  const last = Math.min(end, total);
  if (first >= last) return page;
  let count = 0;
  for (let place = 0; count < last && place < list.length; place++) {
    const ordinal = list[place] as number;
    if (choice.has(ordinal) && count++ >= first) page.push(ordinal);
  }
  return page;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
