import { noAttributes } from '../attributes/attribute-tally.ts';
import type { ListingColumns } from '../listing-columns.ts';
import type { Asked, ListingFacets, ListingHits } from './listing-hits.ts';
import { MatchingAll } from './matching-all.ts';
import type { MemoryOrder } from './memory-order.ts';
import { PageOfShelves } from './page-of.ts';
import { countShelves, keep, putAside, shelve, type Pass } from './shelving.ts';
import { stretchesOf, withinPrices } from './price-stretch.ts';
import { scopeTest } from '../scopes/scope-test.ts';
import { shelfTable, standingStep } from '../scopes/shelf-table.ts';
import type { Scope, ScopeName } from '../scopes/scope.ts';
import { isFew, type WordMatches } from '../words/word-matches.ts';

export interface Walk extends Asked {
  /** All scopes that the query names; `scope` is the first of them, or the whole shop. */
  scopes: readonly ScopeName[];
  scope: Scope;
  /** The matches of each search word. */
  matches: readonly WordMatches[];
}

/**
 * The hits of a search, or of several scopes at once. One pass over the matches, or over the first scope, puts each product on
 * its shelf; another pass counts the facets. The page is then cut from the sorted list.
 */
export class WalkedHits {
  readonly #columns: ListingColumns;
  readonly #page: PageOfShelves;
  readonly #matching = new MatchingAll();
  readonly #memoryOrder: MemoryOrder;
  /** The products that the facets count, including those that the brand and price filters exclude. */
  #around = new Int32Array(0);

  constructor(columns: ListingColumns, memoryOrder: MemoryOrder) {
    this.#columns = columns;
    this.#memoryOrder = memoryOrder;
    this.#page = new PageOfShelves(columns);
  }

  of(walk: Walk): ListingHits {
    const around = this.#shelve(walk);
    return {
      productIds: this.#pageOf(walk),
      total: this.#page.total,
      ...this.#facetsOf(around),
      ...(walk.attributes?.hits() ?? noAttributes),
    };
  }

  /** The page alone, without counts. */
  pageOf(walk: Walk): number[] {
    this.#shelve(walk);
    return this.#pageOf(walk);
  }

  #pageOf({ scope, order, onlyBuyable, choice, first, end }: Walk): number[] {
    const list = stretchesOf(scope, order, onlyBuyable);
    const stretches = withinPrices(list, order, choice, this.#columns);
    const { productIds } = this.#columns;
    return this.#page
      .cut(stretches, order, first, end)
      .map((ordinal) => productIds[ordinal] as number);
  }

  #shelve(walk: Walk): Int32Array {
    const { choice, attributes } = walk;
    const { standings } = this.#columns;
    const pass = this.#passOf(walk);
    this.#page.start();
    if (this.#around.length < pass.length)
      this.#around = new Int32Array(Math.ceil(pass.length * 1.25));
    const shelved = { shelves: this.#page.shelves, around: this.#around };
    let count = shelve(pass, { table: shelfTable(walk), step: standingStep, standings }, shelved);
    if (pass.isIn) count = keep(pass.isIn, shelved, count);
    if (attributes) count = keep((ordinal) => attributes.takes(ordinal), shelved, count);
    if (!choice.isAny) putAside(choice, shelved, count);
    countShelves(shelved, count, this.#page.sizes);
    return this.#around.subarray(0, count);
  }

  /** The products to scan, and the scopes to test each of them for, without the scope whose list is scanned. */
  #passOf({ scope, scopes, order, matches, attributes }: Walk): TestedPass {
    const [first, second] = matches;
    const candidates = first ? null : attributes?.candidates;
    if (candidates) {
      const isIn = scopes.length > 1 ? scopeTest(this.#columns, scopes) : null;
      const ordinals = this.#memoryOrder.of(candidates);
      return { ordinals, qualities: null, length: ordinals.length, isIn };
    }
    if (first && !second && scopes.length === 0 && !isFew(first) && !first.listed) {
      const { qualityOf } = first;
      return { ordinals: null, qualities: qualityOf, length: qualityOf.length, isIn: null };
    }
    const isOfScope = !first || (scopes.length > 0 && !matches.some(isFew));
    const among = isOfScope ? this.#memoryOrder.of(scope.lists[order].ordinals()) : null;
    const { ordinals, qualities } = first
      ? this.#matching.of(matches, 'sum', among)
      : { ordinals: among, qualities: null };
    const tested = isOfScope ? scopes.slice(1) : scopes;
    const isIn = tested.length > 0 ? scopeTest(this.#columns, tested) : null;
    return { ordinals, qualities, length: ordinals?.length ?? 0, isIn };
  }

  #facetsOf(around: Int32Array): ListingFacets {
    const { brands, finalPrices, brandIds } = this.#columns;
    const counts = new Int32Array(brandIds.length);
    let [min, max] = [Infinity, 0];
    for (let at = 0; at < around.length; at++) {
      const ordinal = around[at] as number;
      counts[brands[ordinal] as number]!++;
      const price = finalPrices[ordinal] as number;
      if (price > 0 && price < min) min = price;
      if (price > max) max = price;
    }
    return {
      priceRange: max === 0 ? null : { min, max },
      brandCounts: new Map(
        brandIds.flatMap((id, place) => (counts[place] ? [[id, counts[place]] as const] : [])),
      ),
    };
  }
}

interface TestedPass extends Pass {
  /** Whether a product is in the remaining scopes; null if there are none. */
  isIn: ((ordinal: number) => boolean) | null;
}
