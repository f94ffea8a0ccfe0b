import type { Store } from '../../store/store.ts';
import { refreshListing } from '../../catalogue/refresh-listing.ts';
import type { ToPicture } from '../pictures/planned-picture.ts';
import { continueIds, insertRows } from '../rows/insert-rows.ts';
import { syntheticMenu, syntheticProducts } from './synthetic-products.ts';

interface Target {
  store: Store;
  toPicture: ToPicture;
  log: (line: string) => void;
}

/** The number of products in one transaction: enough for speed, few enough for memory. */
const batchSize = 2000;

/** Adds load-test products to the catalogue, batch by batch; they share the pictures of the demo shop. */
export async function addSyntheticProducts(
  { store, toPicture, log }: Target,
  count: number,
): Promise<void> {
  if (count <= 0) return;

  const menu = syntheticMenu();
  await store.transaction(async (tx) => {
    for (const rows of menu) await insertRows(tx, rows);
    await continueIds(tx, ['brands', 'tags']);
  });

  for (let first = 0; first < count; first += batchSize) {
    const { ids, tables } = syntheticProducts(first, Math.min(batchSize, count - first), toPicture);
    await store.transaction(async (tx) => {
      for (const rows of tables) await insertRows(tx, rows);
      await refreshListing(tx, ids);
    });
    log(`rows: ${Math.min(first + batchSize, count)} of ${count} synthetic products`);
  }
  await store.transaction((tx) => continueIds(tx, ['products', 'sale_params']));
}
