import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { mostSpecColumns, specColumn } from '../../shop-command/import/spec-columns.ts';
import { searchedGoods, type GoodsSearch } from '../goods-list.ts';

/** A specification that has a column of its own in a file of goods. */
export interface SpecOfGoods {
  id: number;
  /** `spec: screen / size`. */
  column: string;
}

/**
 * The specifications of the goods that a search finds, as columns in their order; at most as many as an import takes. One whose
 * column would be read as another one is left out, and an import leaves alone what its file does not name.
 */
export async function specsOfGoods(
  db: Kysely<Tables>,
  search: GoodsSearch,
): Promise<SpecOfGoods[]> {
  const rows = await db
    .selectFrom('properties as r')
    .innerJoin('property_groups as g', 'g.id', 'r.group_id')
    .select(['r.id', 'r.title', 'g.title as group'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_property_values as w')
          .select('w.product_id')
          .whereRef('w.property_id', '=', 'r.id')
          .where('w.product_id', 'in', searchedGoods(db, search).select('p.id')),
      ),
    )
    .orderBy('g.position')
    .orderBy('g.id')
    .orderBy('r.position')
    .orderBy('r.id')
    .execute();
  const columns = new Map<string, SpecOfGoods>();
  for (const { id, group, title } of rows) {
    const column = `spec: ${group} / ${title}`;
    const read = specColumn(column);
    if (read?.group === group && read.title === title && !columns.has(column))
      columns.set(column, { id, column });
  }
  return [...columns.values()].slice(0, mostSpecColumns);
}

/** What these products have of each specification, by the ids of both. */
export async function valuesOfSpecs(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<Map<number, Map<number, string>>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_property_values')
    .select(['product_id', 'property_id', 'value'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => [
      id,
      new Map(own.map(({ property_id, value }) => [property_id, value])),
    ]),
  );
}
