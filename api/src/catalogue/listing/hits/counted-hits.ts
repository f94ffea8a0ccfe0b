import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import type { AttributeHits } from '../attributes/attribute-tally.ts';
import type { ListingColumns } from '../listing-columns.ts';
import { comparisonBy } from '../listing-orders.ts';
import type { Asked, ListingFacets, ListingHits } from './listing-hits.ts';
import { fewEnoughToSort } from './page-of.ts';
import { stretchesOf, withinPrices } from './price-stretch.ts';
import { scopeTest } from '../scopes/scope-test.ts';
import type { Scope, ScopeName } from '../scopes/scope.ts';
import type { SortedScopes } from '../scopes/sorted-scopes.ts';

/** The scope to look in, with its name and the other scopes. */
export interface Where {
  scope: Scope;
  name: ScopeName;
  all: SortedScopes;
}

/**
 * The hits of one scope without a search. The scope's lists are sorted and its brands counted, so a page is a slice, the price
 * range comes from the ends of the list by price, and the total of a brand filter is a sum. Only a filter by both price and brand
 * needs a pass over products.
 */
export function countedHits(
  asked: Asked,
  where: Where,
  columns: ListingColumns,
): Omit<ListingHits, keyof AttributeHits> {
  const { order, onlyBuyable, choice, first, end } = asked;
  const { scope } = where;
  const facets = facetsOf(asked, scope, columns);
  const answer = (total: number, ordinals: Iterable<number>) => ({
    productIds: Array.from(ordinals, (ordinal) => columns.productIds[ordinal] as number),
    total,
    ...facets,
  });
  if (choice.isAny) {
    const list = scope.lists[order].ordinals();
    const total = onlyBuyable ? scope.counts.buyable : list.length;
    return answer(total, list.subarray(first, Math.min(end, total)));
  }
  const stretches = withinPrices(stretchesOf(scope, order, onlyBuyable), order, choice, columns);
  if (!choice.hasPrices) {
    const total = sumOf((choice.brandIds ?? []).map((id) => facets.brandCounts.get(id) ?? 0));
    return answer(total, chosenFrom(stretches, asked, total));
  }

  const chosen = chosenByPrice(asked, where, columns);
  const total = sumOf(chosen.map((run) => run.length));
  if (total > fewEnoughToSort) return answer(total, chosenFrom(stretches, asked, total));
  const sorted = chosen.flatMap((run) => [...run]).sort(comparisonBy(order, columns));
  return answer(total, sorted.slice(first, end));
}

function facetsOf({ onlyBuyable }: Asked, scope: Scope, columns: ListingColumns): ListingFacets {
  const { all, ofBuyable } = scope.counts;
  const brandCounts = new Map<number, number>();
  for (const [place, count] of onlyBuyable ? ofBuyable : all)
    brandCounts.set(columns.brandIds[place] as number, count);

  const priced = { hasPrices: true, from: 1, to: Infinity };
  const ends = runsByPrice(scope, onlyBuyable, priced, columns)
    .filter((run) => run.length > 0)
    .flatMap((run) => [run[0], run.at(-1)])
    .map((ordinal) => columns.finalPrices[ordinal as number] as number);
  const priceRange = ends.length > 0 ? { min: Math.min(...ends), max: Math.max(...ends) } : null;
  return { priceRange, brandCounts };
}

/**
 * All products chosen by price, and by brand if there is a brand filter: found by a pass over the scope, or over the brands if
 * these are smaller.
 */
function chosenByPrice(
  { onlyBuyable, choice }: Asked,
  { scope, name, all }: Where,
  columns: ListingColumns,
): readonly Int32Array[] {
  const runs = runsByPrice(scope, onlyBuyable, choice, columns);
  if (!choice.brandIds) return runs;
  const ofBrands = choice.brandIds.flatMap((id) => {
    const brand = all.find('brand', id);
    return brand ? runsByPrice(brand, onlyBuyable, choice, columns) : [];
  });
  if (sumOf(ofBrands.map((run) => run.length)) > sumOf(runs.map((run) => run.length)))
    return runs.map((run) => keptOf(run, (ordinal) => choice.hasBrand(ordinal)));
  const isIn = scopeTest(columns, [name]);
  return ofBrands.map((run) => keptOf(run, isIn));
}

function runsByPrice(
  scope: Scope,
  onlyBuyable: boolean,
  prices: Parameters<typeof withinPrices>[2],
  columns: ListingColumns,
): readonly Int32Array[] {
  const stretches = stretchesOf(scope, listingOrder.cheapest, onlyBuyable);
  return withinPrices(stretches, listingOrder.cheapest, prices, columns);
}

function keptOf(run: Int32Array, isKept: (ordinal: number) => boolean): Int32Array {
  const kept = new Int32Array(run.length);
  let count = 0;
  for (let at = 0; at < run.length; at++)
    if (isKept(run[at] as number)) kept[count++] = run[at] as number;
  return kept.subarray(0, count);
}

/** A page of the chosen products, cut from sorted stretches that follow each other; `total` products are chosen in all. */
function chosenFrom(
  stretches: readonly Int32Array[],
  { choice, first, end }: Asked,
  total: number,
): number[] {
  const page: number[] = [];
  const last = Math.min(end, total);
  if (first >= last) return page;
  let count = 0;
  for (const list of stretches)
    for (let place = 0; count < last && place < list.length; place++) {
      const ordinal = list[place] as number;
      if (choice.has(ordinal) && count++ >= first) page.push(ordinal);
    }
  return page;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
