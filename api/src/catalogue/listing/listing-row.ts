import type { Selectable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { CatalogueTables } from '../catalogue-tables.ts';

/** What the index knows of a product: everything a listing filters, sorts and searches by, nothing that it shows. */
export type ListingRow = Pick<
  Selectable<CatalogueTables['product_listing']>,
  (typeof indexedColumns)[number]
>;

const indexedColumns = [
  'product_id',
  'group_id',
  'subgroup_id',
  'category_id',
  'brand_id',
  'tag_ids',
  'is_available',
  'final_price',
  'discount_percent',
  'registered_at',
  'name_text',
  'search_text',
] as const;

export function readAllRows({ db }: Store): Promise<ListingRow[]> {
  return db.selectFrom('product_listing').select(indexedColumns).execute();
}

export function readRows({ db }: Store, productIds: readonly number[]): Promise<ListingRow[]> {
  return db
    .selectFrom('product_listing')
    .select(indexedColumns)
    .where('product_id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .execute();
}
