import type { ListingOrder } from '@kashi/contracts/listing/listing-filter';
import { fillCounts, fillScopes } from './filled-scopes.ts';
import type { KeptParts, ReadParts } from '../index-file/index-parts.ts';
import type { ListingColumns } from '../listing-columns.ts';
import { comparisonBy, listingOrders, type Compare } from '../listing-orders.ts';
import { OrdinalList } from '../hits/ordinal-list.ts';
import { pushTo } from '../hits/push-to.ts';
import type { Scope, ScopeKind } from './scope.ts';
import { ScopeCounts } from './scope-counts.ts';

/** Every scope's products in every order, kept sorted and counted: a page of a scope is a slice of its list. */
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

  /** The scope; undefined if it has no products. */
  find(kind: ScopeKind, id: number): Scope | undefined {
    return this.#scopes[kind].get(id);
  }

  /** All scopes of these products. */
  of(ordinals: readonly number[]): Iterable<Scope> {
    return this.#scopesOf(ordinals).keys();
  }

  /** Adds many products at once, in ascending order, to empty scopes. */
  fill(ordinals: Int32Array): void {
    fillScopes(ordinals, this.#columns, (kind, id) => this.#scope(kind, id));
  }

  /** The form for a file: each scope's name and length, and all lists one after another. */
  kept(): KeptParts {
    const [about, lists]: [number[], Int32Array[]] = [[], []];
    for (const [place, kind] of scopeKinds.entries())
      for (const [id, scope] of this.#scopes[kind]) {
        for (const order of listingOrders) lists.push(scope.lists[order].ordinals());
        about.push(place, id, lists.at(-1)?.length ?? 0);
      }
    return new Map([
      ['scopes', [Int32Array.from(about)]],
      ['lists', lists],
    ]);
  }

  /** Restores the scopes, after the columns. */
  restore(parts: ReadParts): void {
    const [about, lists] = [parts.ints('scopes'), parts.ints('lists')];
    let from = 0;
    for (let at = 0; at < about.length; at += 3) {
      const [place, id, length] = about.subarray(at, at + 3) as unknown as [number, number, number];
      const scope = this.#scope(scopeKinds[place] as ScopeKind, id);
      // Each list gets its own array, so that a list that grows frees its old memory.
      for (const order of listingOrders)
        scope.lists[order].take(lists.slice(from, (from += length)));
      fillCounts(scope, this.#columns);
    }
  }

  /** Adds products to all their scopes. */
  insert(ordinals: readonly number[]): void {
    for (const [scope, own] of this.#scopesOf(ordinals)) {
      for (const [order, compare] of this.#comparisons)
        scope.lists[order].insert(Int32Array.from(own).sort(compare), compare);
      for (const ordinal of own) scope.counts.change(this.#columns, ordinal, 1);
    }
  }

  /** Removes products; call it before their data change, since the data determine their places. */
  remove(ordinals: readonly number[]): void {
    for (const [scope, own] of this.#scopesOf(ordinals)) {
      for (const [order, compare] of this.#comparisons)
        scope.lists[order].remove(Int32Array.from(own).sort(compare), compare);
      for (const ordinal of own) scope.counts.change(this.#columns, ordinal, -1);
    }
  }

  /** Each scope of these products, with the products that it contains. */
  #scopesOf(ordinals: readonly number[]): Map<Scope, number[]> {
    const { groups, subgroups, categories, brands, brandIds } = this.#columns;
    const scopes = new Map<Scope, number[]>();
    for (const ordinal of ordinals) {
      const lies = (kind: ScopeKind, id: number) => pushTo(scopes, this.#scope(kind, id), ordinal);
      lies('all', 0);
      lies('group', groups[ordinal] as number);
      lies('subgroup', subgroups[ordinal] as number);
      if (categories[ordinal] !== 0) lies('category', categories[ordinal] as number);
      lies('brand', brandIds[brands[ordinal] as number] as number);
      for (const tagId of this.#columns.tagsOf(ordinal)) lies('tag', tagId);
    }
    return scopes;
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

/** The kinds of scope; a file identifies them by their places in this list. */
const scopeKinds = ['all', 'group', 'subgroup', 'category', 'brand', 'tag'] as const;
