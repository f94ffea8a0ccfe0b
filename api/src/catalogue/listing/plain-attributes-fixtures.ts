import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import fc from 'fast-check';
import { suits } from './attributes/suiting-attributes.ts';
import type { ListingRow } from './listing-row.ts';

/** The rules of the attributes in their plainest form, for the listing's test. */
export function plainAttributes(rows: readonly ListingRow[], query: ListingFilter) {
  const { Attributes, CategoryId, SubGroupId } = query;
  const chosenIds = new Set(Attributes.map((pair) => idOf(pair)));
  const fitsAt = (row: ListingRow, id: string) =>
    pairsOf(row).some((pair) => idOf(pair) === id && Attributes.includes(pair));
  const fits = (row: ListingRow, but = '') =>
    [...chosenIds].every((id) => id === but || fitsAt(row, id));

  const shelf =
    CategoryId === undefined
      ? rows.filter((row) => row.subgroup_id === SubGroupId)
      : rows.filter((row) => row.category_id === CategoryId);
  const suiting = idsThatSuit(shelf);

  return {
    fits,
    counts: (found: readonly ListingRow[]) => {
      const all = new Set(found.flatMap((row) => pairsOf(row)));
      return [...all]
        .filter((pair) => suiting.includes(idOf(pair)) || Attributes.includes(pair))
        .map((pair) => {
          const having = found.filter(
            (row) => pairsOf(row).includes(pair) && fits(row, idOf(pair)),
          );
          return { pair, count: having.length };
        })
        .filter(({ count }) => count > 0)
        .map(({ pair, count }) => `${pair}: ${count}`)
        .sort();
    },
  };
}

/** Up to three attributes with one of two values each. */
export function someAttributes(): fc.Arbitrary<number[]> {
  const value = fc.option(fc.integer({ min: 1, max: 2 }));
  return fc
    .tuple(value, value, value)
    .map((values) =>
      values.flatMap((own, at) => (own === null ? [] : [at + 1, (at + 1) * 10 + own])),
    );
}

function idsThatSuit(shelf: readonly ListingRow[]): string[] {
  const pairs = shelf.flatMap((row) => pairsOf(row));
  return [...new Set(pairs.map((pair) => idOf(pair)))].filter((id) => {
    const own = pairs.filter((pair) => idOf(pair) === id);
    const values = new Set(own).size;
    return (
      values > 1 &&
      values <= suits.mostValues &&
      own.length >= values * suits.leastShared &&
      own.length >= shelf.length * suits.leastCover
    );
  });
}

function pairsOf({ attribute_ids: ids }: ListingRow): string[] {
  return ids.flatMap((id, at) => (at % 2 === 0 ? [`${id}-${ids[at + 1]}`] : []));
}

function idOf(pair: string): string {
  return pair.split('-')[0] ?? '';
}
