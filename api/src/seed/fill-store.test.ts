import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/test-database.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { landmarks } from './landmarks.ts';
import { addSyntheticProducts } from './load-test/add-synthetic-products.ts';
import { toPicture } from './pictures/planned-picture.ts';

/** The timeout for writing a whole shop on a busy machine. */
const slow = { timeout: 60_000 };

test(
  'a seeded store lists every product of the demo shop, at the price of its cheapest variant',
  slow,
  async () => {
    const { store } = await emptyDatabase();

    await fillStore(store, toPicture);

    const listed = await store.db.selectFrom('product_listing').selectAll().execute();
    expect(listed).toHaveLength(allProducts.length);
    // Half a kilogram of honey costs 330,000 less than the jar of 690,000 that sets the product's price.
    expect(listed.find((row) => row.product_id === 9101)?.price).toBe(360_000);
    expect(listed.find((row) => row.product_id === landmarks.outOfStock)?.is_available).toBe(false);
    expect(listed.find((row) => row.product_id === landmarks.withoutPicture)?.picture).toBe(null);
  },
);

test('seeding again gives the same shop, and the next product gets a new id', slow, async () => {
  const { store } = await emptyDatabase();
  await fillStore(store, toPicture);
  const listing = () =>
    store.db.selectFrom('product_listing').selectAll().orderBy('product_id').execute();
  const first = await listing();

  await fillStore(store, toPicture);

  expect(await listing()).toEqual(first);
  const { rows } = await sql<{
    next: number;
  }>`select nextval(pg_get_serial_sequence('products', 'id'))::int as next`.execute(store.db);
  expect(rows[0]?.next).toBe(Math.max(...allProducts.map(({ id }) => id)) + 1);
});

test('load-test products are added to the demo shop and share its pictures', slow, async () => {
  const { store } = await emptyDatabase();
  await fillStore(store, toPicture);

  await addSyntheticProducts({ store, toPicture, log: () => undefined }, 60);

  const listed = await store.db.selectFrom('product_listing').selectAll().execute();
  const synthetic = listed.filter((row) => row.product_id >= 1_000_000);
  expect(synthetic).toHaveLength(60);
  expect(synthetic.some((row) => row.picture !== null)).toBe(true);
  expect(synthetic.some((row) => row.is_available)).toBe(true);
  expect(synthetic.some((row) => !row.is_available)).toBe(true);
});
