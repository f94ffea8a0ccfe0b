import { expect, test } from 'vitest';
import { aBuyer, aSellingShop, paymentUrl } from '../payments/testing/payment-fixtures.ts';

test('who comes back from the bank without paying still finds the credit that this payment holds on the invoice', async () => {
  const shop = await aSellingShop();
  const { hash: HashCartId, ...buyer } = await aBuyer(shop, { credit: 50_000 });
  await paymentUrl(shop, { hash: HashCartId, ...buyer }, { useCredit: true });

  const { body } = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId },
    { token: buyer.token },
  );

  expect(body.Value.Balance).toBe(50_000);
});

test('a begun second counts as a whole one of the wait for a cart in payment', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await paymentUrl(shop, buyer);
  shop.setTime(new Date(shop.clock().getTime() + 500));

  const { body } = await shop.ask(
    'GET /v1/Orders/Carts/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );

  expect(body.Value).toMatchObject({ SecondsToUnlock: 600 });
});
