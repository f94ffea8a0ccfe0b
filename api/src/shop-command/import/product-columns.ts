import { importColumns, type ImportColumn } from '@kashi/contracts/desk/goods/imports';
import { isDeepStrictEqual } from 'node:util';
import type { ImportRow } from './import-row.ts';
import type { Problem } from './problems.ts';
import type { PlacedRow } from './read-rows.ts';

/** The columns of one row: what finds the product, what its variants have, and the pictures, of which every row may name some. */
const ofRow: readonly ImportColumn[] = [
  'id',
  'variant',
  'color_hex',
  'price',
  'stock',
  'seen_stock',
  'pictures',
  'picture_texts',
];

/** The columns of which a product has one value, in whichever of its rows it stands. */
const ofProduct = importColumns.filter((column) => !ofRow.includes(column));

/**
 * The first row of a product with what its other rows say of the product, each from the first cell that is filled. Two rows that
 * fill one column with two values are a problem.
 */
export function productRow(
  [first, ...others]: readonly [PlacedRow, ...PlacedRow[]],
  problems: Problem[],
): ImportRow {
  const merged: Partial<Record<keyof ImportRow, unknown>> = { ...first.row };
  // A row without an id is found by its name, which says nothing where another row has the id and a new name.
  if (first.row.id === undefined && others.some(({ row }) => saysName(row))) merged.name = '';
  for (const { place, row } of others) {
    for (const column of ofProduct) {
      const value = row[column];
      if (value === '' || value === undefined || (column === 'name' && !saysName(row))) continue;
      const before = merged[column];
      if (before === '' || before === undefined) merged[column] = value;
      else if (!isDeepStrictEqual(before, value))
        problems.push({ place, fault: { is: 'two-cells', column } });
    }
  }
  return merged as ImportRow;
}

function saysName({ id, name }: ImportRow): boolean {
  return id !== undefined && name !== '';
}
