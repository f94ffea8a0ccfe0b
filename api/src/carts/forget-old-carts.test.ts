import { expect, test } from 'vitest';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { cartWith, twoProducts } from './cart-fixtures.ts';
import { forgetOldCarts } from './forget-old-carts.ts';

test("a guest's cart is kept for sixty days after its last change, and a customer's without an end", async () => {
  const shop = await testShop();
  const [cup] = await twoProducts(shop);
  const { token } = await aCustomer(shop);
  const own = await cartWith(shop, cup, token);
  const old = await cartWith(shop, cup);
  shop.setTime('2026-01-10T08:00:01Z');
  const younger = await cartWith(shop, cup);
  const kept = async () => {
    await forgetOldCarts(shop);
    const carts = await shop.store.db.selectFrom('carts').select('hash').orderBy('id').execute();
    return carts.map(({ hash }) => hash);
  };

  shop.setTime('2026-03-11T08:00:00Z');
  const onTheLastDay = await kept();
  shop.setTime('2026-03-11T08:00:01Z');

  expect(onTheLastDay).toEqual([own, old, younger]);
  expect(await kept()).toEqual([own, younger]);
});
