import type { ListingOrder } from '@kashi/shared/contracts/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { comparisonBy, listingOrders, sortedByEveryOrder, type Compare } from './listing-orders.ts';
import { OrdinalList } from './ordinal-list.ts';
import { ScopeCounts } from './scope-counts.ts';

export type ScopeKind = 'all' | 'group' | 'subgroup' | 'category' | 'brand' | 'tag';

/** A part of the shop, as an address names it. */
export type ScopeName = [kind: ScopeKind, id: number];

/** The products of a part of the shop: sorted by every order, and counted. */
export interface Scope {
  lists: Record<ListingOrder, OrdinalList>;
  counts: ScopeCounts;
}

/** Every scope's products in every order, kept sorted and counted: a page of any scope is a cut out of its list. */
export class SortedScopes {
  readonly #columns: ListingColumns;
  readonly #comparisons: [ListingOrder, Compare][];
  readonly #scopes: Record<ScopeKind, Map<number, Scope>> = {
    all: new Map(),
    group: new Map(),
    subgroup: new Map(),
    category: new Map(),
    brand: new Map(),
    tag: new Map(),
  };

  constructor(columns: ListingColumns) {
    this.#columns = columns;
    this.#comparisons = listingOrders.map((order) => [order, comparisonBy(order, columns)]);
  }

  /** undefined where no product lies. */
  find(kind: ScopeKind, id: number): Scope | undefined {
    return this.#scopes[kind].get(id);
  }

  /** Adds many at once, to scopes that are empty: sorted together they cost far less than one by one. */
  fill(ordinals: Int32Array): void {
    const numbers = new Map<Scope, number>();
    const scopes: Scope[] = [];
    const sizes: number[] = [];
    /** The numbers of the scopes of each ordinal one after another, and where those of an ordinal start and end. */
    const filed: number[] = [];
    const starts = new Int32Array(this.#columns.length);
    const ends = new Int32Array(this.#columns.length);
    for (const ordinal of ordinals) {
      starts[ordinal] = filed.length;
      this.#eachOf(ordinal, (scope) => {
        let number = numbers.get(scope);
        if (number === undefined) {
          number = scopes.push(scope) - 1;
          numbers.set(scope, number);
        }
        filed.push(number);
        sizes[number] = (sizes[number] ?? 0) + 1;
        scope.counts.change(this.#columns, ordinal, 1);
      });
      ends[ordinal] = filed.length;
    }
    for (const [order, sorted] of sortedByEveryOrder(ordinals, this.#columns)) {
      const lists = scopes.map((scope) => scope.lists[order]);
      for (const [number, list] of lists.entries()) list.makeRoom(sizes[number] as number);
      for (const ordinal of sorted)
        for (let at = starts[ordinal] as number; at < (ends[ordinal] as number); at++)
          (lists[filed[at] as number] as OrdinalList).push(ordinal);
    }
  }

  insert(ordinal: number): void {
    this.#eachOf(ordinal, ({ lists, counts }) => {
      for (const [order, compare] of this.#comparisons) lists[order].insert(ordinal, compare);
      counts.change(this.#columns, ordinal, 1);
    });
  }

  /** Call it before the ordinal's facts change: it is found by them. */
  remove(ordinal: number): void {
    this.#eachOf(ordinal, ({ lists, counts }) => {
      for (const [order, compare] of this.#comparisons) lists[order].remove(ordinal, compare);
      counts.change(this.#columns, ordinal, -1);
    });
  }

  #eachOf(ordinal: number, visit: (scope: Scope) => void): void {
    const { groups, subgroups, categories, brands, brandIds } = this.#columns;
    visit(this.#scope('all', 0));
    visit(this.#scope('group', groups[ordinal] as number));
    visit(this.#scope('subgroup', subgroups[ordinal] as number));
    if (categories[ordinal] !== 0) visit(this.#scope('category', categories[ordinal] as number));
    visit(this.#scope('brand', brandIds[brands[ordinal] as number] as number));
    for (const tagId of this.#columns.tagsOf(ordinal)) visit(this.#scope('tag', tagId));
  }

  #scope(kind: ScopeKind, id: number): Scope {
    const known = this.#scopes[kind].get(id);
    if (known) return known;
    const lists = Object.fromEntries(
      listingOrders.map((order) => [order, new OrdinalList()]),
    ) as Scope['lists'];
    const scope = { lists, counts: new ScopeCounts() };
    this.#scopes[kind].set(id, scope);
    return scope;
  }
}
