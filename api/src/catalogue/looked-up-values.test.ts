import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aProduct } from './catalogue-fixtures.ts';
import { refreshListing } from './refresh-listing.ts';

test('a product is given its values without all other values of the shop being read for it', async () => {
  const shop = await testShop();
  const { db } = shop.store;
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`ویژگی ${n}`, 'دارد']),
  );
  const ids: number[] = [];
  for (let each = 0; each < 6; each++) ids.push((await aProduct(shop, { properties })).productId);
  await sql`insert into filter_values (property_id, value)
    select p.id, 'v' || n from properties p, generate_series(1, 70) n`.execute(db);
  await sql`analyze filter_values, product_property_values`.execute(db);
  const given = await attributeIds();

  const read = await shop.store.transaction(async (tx) => {
    await refreshListing(tx, ids);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'filter_values'`.execute(
      tx,
    );
    return rows[0]?.read;
  });

  expect(await attributeIds()).toEqual(given);
  // Once for all of them is little: that is how values that the shop has not had before are found.
  expect(read).toBeLessThan(2 * 40 * 71);

  async function attributeIds() {
    return db
      .selectFrom('product_listing')
      .select(['product_id', 'attribute_ids'])
      .orderBy('product_id')
      .execute();
  }
});
