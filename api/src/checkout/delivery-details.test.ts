import { expect, test } from 'vitest';
import { priceCart } from '../carts/cart-view.ts';
import { aBuyer, aSellingShop } from '../payments/testing/payment-fixtures.ts';
import { places } from './carrier-fixtures.ts';
import { describeDelivery } from './delivery-details.ts';

test('a parcel goes nowhere for the fee of another place', async () => {
  const shop = await aSellingShop();
  const { store, clock } = shop;
  const { id, hash } = await aBuyer(shop);
  const customer = { id, mobile: '09131234567', fullName: 'نگار رضایی', key: 'one' };
  const carts = store.db.selectFrom('carts').selectAll().where('hash', '=', hash);
  const priced = await priceCart(store.db, await carts.executeTakeFirstOrThrow(), clock());
  const before = await describeDelivery(store.db, priced, customer, clock());
  await store.db.updateTable('addresses').set({ city_id: places.tehran }).execute();

  const after = await describeDelivery(store.db, priced, customer, clock());

  expect(before?.address).toContain('اصفهان');
  expect(after).toBeNull();
});
