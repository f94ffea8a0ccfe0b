import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Problem } from './problems.ts';
import type { PlacedRow, Spec } from './read-rows.ts';
import type { ShelfNames } from './shelf-names.ts';

/** The specifications that the rows of one product fill; two rows that fill the same one with two values are a problem. */
export function specsOf(rows: readonly PlacedRow[], problems: Problem[]): Spec[] {
  const specs = new Map<string, Spec>();
  for (const { place, specs: filled } of rows) {
    for (const spec of filled) {
      const { group, title, value } = spec;
      const key = JSON.stringify([group, title]);
      const before = specs.get(key);
      if (before && before.value !== value) {
        problems.push({ place, fault: { is: 'two-values', spec: `${group} / ${title}` } });
      }
      specs.set(key, before ?? spec);
    }
  }
  return [...specs.values()];
}

/**
 * Gives a product these specifications; others that it has stay, and so does the mark of one that stands beside the price. Returns
 * whether anything is different now.
 */
export async function writeSpecs(
  tx: Transaction<Tables>,
  names: ShelfNames,
  { productId, specs }: { productId: number; specs: readonly Spec[] },
): Promise<boolean> {
  const rows = [];
  for (const { group, title, value, isHighlighted } of specs) {
    const property_id = await names.property(title, group);
    rows.push({ product_id: productId, property_id, value, highlighted: isHighlighted });
  }
  if (rows.length === 0) return false;
  const changed = await tx
    .insertInto('product_property_values')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'property_id'])
        .doUpdateSet({
          value: sql<string>`excluded.value`,
          highlighted: sql<boolean>`product_property_values.highlighted or excluded.highlighted`,
        })
        .where(
          sql<boolean>`product_property_values.value <> excluded.value or (excluded.highlighted and not product_property_values.highlighted)`,
        ),
    )
    .returning('property_id')
    .execute();
  return changed.length > 0;
}
