import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { addSyntheticProducts } from './load-test/add-synthetic-products.ts';
import { allMarks } from './pictures/all-pictures.ts';
import { miniature } from './pictures/draw-file.ts';
import { writeMarks } from './pictures/marks.ts';
import { toPictureWith } from './pictures/planned-picture.ts';
import { productPictures } from './pictures/product-pictures.ts';
import { noteUndrawn } from './pictures/undrawn.ts';

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
 * same seed writes the same rows. Their pictures are drawn when the shop is open (`pictures/drawer.ts`).
 */
export async function seedShop(
  { store, mediaFolder, log }: SeededShop,
  { products = 0 }: SeedOptions = {},
): Promise<void> {
  await noteUndrawn(mediaFolder);
  await writeMarks(allMarks(), mediaFolder);

  const toPicture = toPictureWith(await miniatures());
  await fillStore(store, toPicture);
  log(`rows: ${allProducts.length} products of the demo shop`);

  await addSyntheticProducts({ store, toPicture, log }, products - allProducts.length);
}

/** Of the picture that stands for each good, by its recipe's id. */
async function miniatures(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const product of allProducts) {
    const recipe = productPictures(product).gallery[0]?.recipe;
    if (recipe) drawn.set(recipe.id, await miniature(recipe));
  }
  return drawn;
}

/** Whether somebody has bought here: a shop with orders is not seeded over without being told twice. */
export async function hasOrders(store: Store): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from orders) as found`.execute(store.db);
  return rows[0]?.found ?? false;
}
