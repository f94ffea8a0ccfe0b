import { sql } from 'kysely';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { allGroups, allProducts } from './catalogue/all-groups.ts';
import { demoRows } from './demo-rows.ts';
import { addSyntheticProducts } from './load-test/add-synthetic-products.ts';
import { allMarks, allPictures } from './pictures/all-pictures.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { writeMarks } from './pictures/marks.ts';
import { picturesFrom } from './pictures/planned-picture.ts';
import { continueIds, insertRows } from './rows/insert-rows.ts';

interface SeededShop {
  store: Store;
  /** Where `/media/…` is served from. */
  mediaFolder: string;
  log: (line: string) => void;
}

interface SeedOptions {
  /** How many products in all; the demo shop's own are topped up with synthetic ones for load tests. */
  products?: number;
}

/**
 * Fills the shop with the demo catalogue, its places, its pages and its home page, in place of what was there. The
 * same seed writes the same rows; pictures that the media folder holds already are not drawn again.
 */
export async function seedShop(
  { store, mediaFolder, log }: SeededShop,
  { products = 0 }: SeedOptions = {},
): Promise<void> {
  const recipes = allPictures(allGroups).map(({ recipe }) => recipe);
  const toPicture = picturesFrom(await drawPictures(recipes, mediaFolder, log));
  await writeMarks(allMarks(), mediaFolder);

  const tables = demoRows(toPicture);
  await store.transaction(async (tx) => {
    await sql`truncate ${sql.join(tables.map(({ table }) => sql.table(table)))} restart identity cascade`.execute(
      tx,
    );
    for (const rows of tables) await insertRows(tx, rows);
    await continueIds(tx, tablesWithIds);
    await refreshListing(
      tx,
      allProducts.map(({ id }) => id),
    );
  });
  log(`rows: ${allProducts.length} products of the demo shop`);

  await addSyntheticProducts({ store, toPicture, log }, products - allProducts.length);
}

/** Whether somebody has bought here: a shop with orders is not seeded over without being told twice. */
export async function hasOrders(store: Store): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from orders) as found`.execute(store.db);
  return rows[0]?.found ?? false;
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
