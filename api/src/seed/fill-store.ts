import { sql } from 'kysely';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../schema/tables.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { demoRows } from './demo-rows.ts';
import type { ToPicture } from './pictures/planned-picture.ts';
import { continueIds, insertRows } from './rows/insert-rows.ts';

/** Replaces the contents of the store with the rows of the demo shop, all or nothing. */
export async function fillStore(store: Store, toPicture: ToPicture): Promise<void> {
  const tables = demoRows(toPicture);

  await store.transaction(async (tx) => {
    await sql`truncate ${sql.join(tables.map(({ table }) => sql.table(table)))} restart identity cascade`.execute(
      tx,
    );
    await tx.deleteFrom('left_demo').execute();
    for (const rows of tables) await insertRows(tx, rows);
    await continueIds(tx, tablesWithIds);
    await refreshListing(
      tx,
      allProducts.map(({ id }) => id),
    );
  });
}

const tablesWithIds = [
  'provinces',
  'cities',
  'areas',
  'groups',
  'subgroups',
  'categories',
  'brands',
  'tags',
  'products',
  'sale_params',
  'property_groups',
  'properties',
  'reviews',
  'questions',
  'sliders',
  'carriers',
] as const satisfies readonly (keyof Tables)[];
