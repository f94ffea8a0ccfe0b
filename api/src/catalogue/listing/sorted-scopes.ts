import type { ListingOrder } from '@kashi/shared/contracts/listing-filter';
import { fillScopes } from './filled-scopes.ts';
import type { ListingColumns } from './listing-columns.ts';
import { comparisonBy, listingOrders, type Compare } from './listing-orders.ts';
import { OrdinalList } from './ordinal-list.ts';
import type { Scope, ScopeKind } from './scope.ts';
import { ScopeCounts } from './scope-counts.ts';

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

  /** Adds many at once, ascending, to scopes that are empty. */
  fill(ordinals: Int32Array): void {
    fillScopes(ordinals, this.#columns, (kind, id) => this.#scope(kind, id));
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
