import { listingOrder } from '@kashi/shared/contracts/listing-filter';
import { standing, type ListingColumns } from './listing-columns.ts';
import type { Asked, ListingHits } from './listing-hits.ts';
import { PageOfShelves } from './page-of.ts';
import type { Scope, ScopeName } from './sorted-scopes.ts';
import { matchQuality, type WordMatches } from './word-matches.ts';

interface Walk extends Asked {
  /** All that the address names; `scope` is the narrowest. */
  scopes: readonly ScopeName[];
  scope: Scope;
  /** Of the search; null without one. */
  matches: WordMatches | null;
  /** How many words the search has. */
  words: number;
}

/**
 * The hits of a search, or of several scopes at once: one pass over what matches, or else over the narrowest scope, counts the
 * facets and marks what is chosen; the page is then taken from the sorted list.
 */
export class WalkedHits {
  readonly #columns: ListingColumns;
  readonly #page: PageOfShelves;

  constructor(columns: ListingColumns) {
    this.#columns = columns;
    this.#page = new PageOfShelves(columns);
  }

  of(walk: Walk): ListingHits {
    const { scope, matches, order, choice, words, first, end } = walk;
    // Read once: the pass below looks at each of them a million times.
    const { standings, brands, finalPrices, productIds, brandIds } = this.#columns;
    const list = scope.lists[order].ordinals();
    const ordinals = matches?.ordinals ?? list;
    const scores = order === listingOrder.standard ? matches?.qualities : undefined;
    const bestScore = words * matchQuality.firstWord;
    const least = walk.onlyBuyable ? standing.buyable : standing.shown;
    const isIn = scopeTest(this.#columns, walk.scopes);
    const counts = new Int32Array(brandIds.length);
    let [min, max] = [Infinity, 0];
    const page = this.#page;
    page.start();

    for (let at = 0; at < ordinals.length; at++) {
      const ordinal = ordinals[at] as number;
      const stands = standings[ordinal] as number;
      if (stands < least || (isIn && !isIn(ordinal))) continue;
      counts[brands[ordinal] as number]!++;
      const price = finalPrices[ordinal] as number;
      if (price > 0 && price < min) min = price;
      if (price > max) max = price;
      if (!choice.isAny && !choice.has(ordinal)) continue;
      const score = scores ? bestScore - (scores[at] as number) : 0;
      page.put(ordinal, scores && stands !== standing.buyable ? score + bestScore : score);
    }

    const cut = page.cut(list, order, first, end);
    return {
      productIds: cut.map((ordinal) => productIds[ordinal] as number),
      total: page.total,
      priceRange: max === 0 ? null : { min, max },
      brandCounts: new Map(
        brandIds.flatMap((id, place) => (counts[place] ? [[id, counts[place]] as const] : [])),
      ),
    };
  }
}

/** null where every product of the shop is in. */
function scopeTest(
  columns: ListingColumns,
  scopes: readonly ScopeName[],
): ((ordinal: number) => boolean) | null {
  const tests = scopes.map(([kind, id]) => testOf(columns, kind, id));
  const [first, second] = tests;
  if (!first) return null;
  if (!second) return first;
  return (ordinal) => tests.every((test) => test(ordinal));
}

function testOf(columns: ListingColumns, kind: ScopeName[0], id: number) {
  const { groups, subgroups, categories, brands } = columns;
  const isOf = (column: Int32Array, value: number) => (ordinal: number) =>
    column[ordinal] === value;
  switch (kind) {
    case 'group':
      return isOf(groups, id);
    case 'subgroup':
      return isOf(subgroups, id);
    case 'category':
      return isOf(categories, id);
    case 'brand':
      return isOf(brands, columns.placeOfBrand(id));
    case 'tag':
      return (ordinal: number) => columns.hasTag(ordinal, id);
    case 'all':
      return () => true;
  }
}
