import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Place, Problem } from './problems.ts';
import type { PlacedRow, Spec } from './read-rows.ts';

/** A specification, and the first row that fills it. */
export interface PlacedSpec extends Spec {
  place: Place;
}

/** The specifications that the rows of one product fill; two rows that fill the same one with two values are a problem. */
export function specsOf(rows: readonly PlacedRow[], problems: Problem[]): PlacedSpec[] {
  const specs = new Map<string, PlacedSpec>();
  for (const { place, specs: filled } of rows) {
    for (const spec of filled) {
      const { group, title, value } = spec;
      const key = JSON.stringify([group, title]);
      const before = specs.get(key);
      if (before && before.value !== value) {
        problems.push({ place, fault: { is: 'two-values', spec: `${group} / ${title}` } });
      }
      specs.set(key, before ?? { ...spec, place });
    }
  }
  return [...specs.values()];
}

/** A specification with its value for one product. */
export interface ProductSpec {
  productId: number;
  propertyId: number;
  value: string;
  isHighlighted: boolean;
}

/**
 * Gives products these specifications; others that they have stay, and so does the mark of one that stands beside the price. Returns
 * the products of which anything is different now.
 */
export async function writeSpecs(
  tx: Transaction<Tables>,
  specs: readonly ProductSpec[],
): Promise<number[]> {
  if (specs.length === 0) return [];
  const changed = await tx
    .insertInto('product_property_values')
    .values(
      specs.map(({ productId, propertyId, value, isHighlighted }) => ({
        product_id: productId,
        property_id: propertyId,
        value,
        highlighted: isHighlighted,
      })),
    )
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
    .returning('product_id')
    .execute();
  return changed.map(({ product_id }) => product_id);
}
