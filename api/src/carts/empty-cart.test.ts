import { expect, test } from 'vitest';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { cartIsOver } from './cart-rows.ts';

test('a cart that was bought keeps no carrier or address, so that to remove one changes no old carts', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);

  await payAtBank(shop, buyer);

  const carts = await shop.store.db
    .selectFrom('carts')
    .select(['status', 'address_id', 'carrier_id'])
    .execute();
  expect(carts).toEqual([{ status: cartIsOver, address_id: null, carrier_id: null }]);
});
