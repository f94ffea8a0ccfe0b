import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import type { ListingColumns } from '../listing-columns.ts';
import { sortedByEveryOrder } from '../listing-orders.ts';
import type { Scope, ScopeKind } from './scope.ts';

/**
 * Sorts and counts many products at once into empty scopes; `scopeOf` creates each scope. Inserting a million products one by
 * one, in eight scopes and four orders, would mean 32 million insertions.
 */
export function fillScopes(
  ordinals: Int32Array,
  columns: ListingColumns,
  scopeOf: (kind: ScopeKind, id: number) => Scope,
): void {
  const { scopes, filed, starts } = numberedScopes(ordinals, columns, scopeOf);
  const sizes = new Int32Array(scopes.length);
  for (const number of filed) sizes[number]!++;

  for (const [order, sorted] of sortedByEveryOrder(ordinals, columns)) {
    const lists = Array.from(sizes, (size) => new Int32Array(size));
    const next = new Int32Array(scopes.length);
    for (let place = 0; place < sorted.length; place++) {
      const ordinal = sorted[place] as number;
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at++) {
        const number = filed[at] as number;
        (lists[number] as Int32Array)[next[number]!++] = ordinal;
      }
    }
    for (const [number, list] of lists.entries()) scopes[number]?.lists[order].take(list);
  }
  for (const scope of scopes) fillCounts(scope, columns);
}

interface Numbered {
  /** The scopes by number. */
  scopes: Scope[];
  /** The scope numbers of all ordinals, one ordinal after another. */
  filed: Int32Array;
  /** Where each ordinal's scope numbers start; they end where those of the next ordinal start. */
  starts: Int32Array;
}

function numberedScopes(
  ordinals: Int32Array,
  columns: ListingColumns,
  scopeOf: (kind: ScopeKind, id: number) => Scope,
): Numbered {
  const scopes: Scope[] = [];
  const numbersBy = (kind: ScopeKind) => {
    const numbers = new Map<number, number>();
    return (id: number): number => {
      const known = numbers.get(id);
      if (known !== undefined) return known;
      const number = scopes.push(scopeOf(kind, id)) - 1;
      numbers.set(id, number);
      return number;
    };
  };
  const [all, group, subgroup] = [numbersBy('all'), numbersBy('group'), numbersBy('subgroup')];
  const [category, brand, tag] = [numbersBy('category'), numbersBy('brand'), numbersBy('tag')];
  const { groups, subgroups, categories, brands, brandIds } = columns;
  const inEach = 5;
  const starts = new Int32Array(columns.length + 1);
  let filed = new Int32Array(ordinals.length * (inEach + 3));
  let count = 0;
  // Departed products are in no scope, and have no place among the others.
  for (let ordinal = 0, at = 0; ordinal < columns.length; ordinal++) {
    starts[ordinal + 1] = count;
    if (ordinals[at] !== ordinal) continue;
    at++;
    const tags = columns.tagsOf(ordinal);
    if (count + inEach + tags.length > filed.length) filed = larger(filed, tags.length);
    filed[count++] = all(0);
    filed[count++] = group(groups[ordinal] as number);
    filed[count++] = subgroup(subgroups[ordinal] as number);
    if (categories[ordinal] !== 0) filed[count++] = category(categories[ordinal] as number);
    filed[count++] = brand(brandIds[brands[ordinal] as number] as number);
    for (let place = 0; place < tags.length; place++) filed[count++] = tag(tags[place] as number);
    starts[ordinal + 1] = count;
  }
  return { scopes, filed: filed.subarray(0, count), starts };
}

function larger(filed: Int32Array, more: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.ceil(filed.length * 1.25) + more + 8);
  grown.set(filed);
  return grown;
}

/** Counts the products of a scope: those that can be bought come first in each list. */
export function fillCounts({ lists, counts }: Scope, columns: ListingColumns): void {
  const { brands } = columns;
  const list = lists[listingOrder.standard].ordinals();
  const ofBrand = new Int32Array(columns.brandIds.length);
  let at = 0;
  for (; at < list.length && columns.isBuyable(list[at] as number); at++)
    ofBrand[brands[list[at] as number] as number]!++;
  counts.buyable = at;
  setCounts(counts.ofBuyable, ofBrand);
  for (; at < list.length; at++) ofBrand[brands[list[at] as number] as number]!++;
  setCounts(counts.all, ofBrand);
}

function setCounts(counts: Map<number, number>, ofBrand: Int32Array): void {
  for (let brand = 0; brand < ofBrand.length; brand++)
    if (ofBrand[brand] !== 0) counts.set(brand, ofBrand[brand] as number);
}
