import type { Store } from '../store/store.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { addSyntheticProducts } from './load-test/add-synthetic-products.ts';
import { allMarks } from './pictures/all-pictures.ts';
import { ink, miniature } from './pictures/draw-file.ts';
import { writeMarks } from './pictures/drawing/marks.ts';
import { toPictureWith, type Seen } from './pictures/planned-picture.ts';
import { productPictures } from './pictures/product-pictures.ts';
import { noteUndrawn } from './pictures/undrawn.ts';
import { banners, slides } from './shop/home-pictures.ts';

interface SeededShop {
  store: Store;
  /** The folder from which `/media/…` is served. */
  mediaFolder: string;
  log: (line: string) => void;
}

interface SeedOptions {
  /** The total number of products; synthetic ones for load tests are added to the demo shop's own. */
  products?: number;
}

/**
 * Replaces the shop's contents with the demo catalogue, its places, its pages and its home page. The same seed writes the same
 * rows. The pictures are drawn while the shop is open (`pictures/drawer.ts`).
 */
export async function seedShop(
  { store, mediaFolder, log }: SeededShop,
  { products = 0 }: SeedOptions = {},
): Promise<void> {
  await noteUndrawn(mediaFolder);
  await writeMarks(allMarks(), mediaFolder);

  const toPicture = toPictureWith(await seenInPictures());
  await fillStore(store, toPicture);
  log(`rows: ${allProducts.length} products of the demo shop`);

  await addSyntheticProducts({ store, toPicture, log }, products - allProducts.length);
}

/**
 * The miniatures of the products' main pictures, and the ink of those with words on them, by their recipe's id; as many are drawn
 * at once as there are threads.
 */
async function seenInPictures(): Promise<Map<string, Seen>> {
  const goods = allProducts.flatMap((product) =>
    productPictures(product)
      .gallery.slice(0, 1)
      .map((picture) => picture.recipe),
  );
  const worded = [...slides, ...banners].map(({ picture }) => picture.recipe);
  return new Map<string, Seen>(
    await Promise.all([
      ...goods.map(
        async (recipe) => [recipe.id, { Placeholder: await miniature(recipe) }] as const,
      ),
      ...worded.map(async (recipe) => [recipe.id, await ink(recipe)] as const),
    ]),
  );
}
