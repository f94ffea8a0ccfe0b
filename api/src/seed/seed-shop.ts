import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { allGroups, allProducts } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { addSyntheticProducts } from './load-test/add-synthetic-products.ts';
import { allMarks, allPictures } from './pictures/all-pictures.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { writeMarks } from './pictures/marks.ts';
import { picturesFrom } from './pictures/planned-picture.ts';

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

  await fillStore(store, toPicture);
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
