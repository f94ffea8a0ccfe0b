import type { ListingColumns } from '../listing-columns.ts';
import type { ScopeName } from './scope.ts';

type Test = (ordinal: number) => boolean;

/** A test for whether a product is in all of these scopes. */
export function scopeTest(columns: ListingColumns, scopes: readonly ScopeName[]): Test {
  const tests = scopes.map(([kind, id]) => testOf(columns, kind, id));
  const [first, second] = tests;
  if (first && !second) return first;
  return (ordinal) => tests.every((test) => test(ordinal));
}

function testOf(columns: ListingColumns, kind: ScopeName[0], id: number): Test {
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
