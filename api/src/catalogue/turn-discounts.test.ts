import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aProduct } from './catalogue-fixtures.ts';
import { refreshListing } from './refresh-listing.ts';
import { turnDiscounts } from './turn-discounts.ts';

/** As many products as the first, and like it, with their rows in the lists. */
function manyLike(shop: TestShop, productId: number, count: number) {
  return shop.store.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into products (subgroup_id, brand_id, name, short_name, price, discount_percent, discount_until)
      select subgroup_id, brand_id, name, short_name, price, discount_percent, discount_until
      from products, generate_series(1, ${count}::int) where id = ${productId} returning id`.execute(
      tx,
    );
    await refreshListing(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

test('discounts that end together leave all lists, however many products they are', async () => {
  const shop = await testShop();
  const discountUntil = new Date(Date.now() + 3_600_000);
  const { productId } = await aProduct(shop, { discountPercent: 20, discountUntil });
  await manyLike(shop, productId, 500);
  const listed = () =>
    shop.store.db
      .selectFrom('product_listing')
      .select(['discount_percent', sql<number>`count(*)::int`.as('products')])
      .groupBy('discount_percent')
      .execute();
  const before = await listed();
  await shop.store.db
    .updateTable('products')
    .set({ discount_until: new Date(Date.now() - 1000) })
    .execute();

  await turnDiscounts(shop);

  expect(before).toEqual([{ discount_percent: 20, products: 501 }]);
  expect(await listed()).toEqual([{ discount_percent: 0, products: 501 }]);
});
