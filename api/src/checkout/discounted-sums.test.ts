import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  askForPayment,
  payAtBank,
} from '../payments/testing/payment-fixtures.ts';
import { addressOf, carriers, places } from './carrier-fixtures.ts';

test('the post is free by what the goods cost after their discount, in the cart as in the promise', async () => {
  const shop = await aSellingShop();
  const dear = await aProduct(shop, { price: 1_200_000, discountPercent: 20 });
  const buyer = await aBuyer(shop, { saleParamId: dear.saleParamIds[0] ?? 0 });
  const CustomerAddressId = await addressOf(shop, buyer.token);
  await shop.store.db.deleteFrom('carriers').where('id', '=', carriers.courier).execute();

  const offers = await shop.ask(
    'GET /v1/BasicDefinitions/Carriers/Read',
    { CustomerAddressId, HashCartId: buyer.hash },
    { token: buyer.token },
  );
  const promise = await shop.ask('GET /v1/BasicDefinitions/Carriers/Promise', {
    ProductId: dear.productId,
    CityId: places.isfahan,
  });

  expect(offers.body.Value).toMatchObject([
    { Id: carriers.post, DeliveryFee: 30_000 },
    { Id: carriers.freight },
  ]);
  expect(promise.body.Value.Delivery?.Fee).toBe(30_000);
});

test('an order of exactly the least sum can be bought, and a toman less cannot', async () => {
  const shop = await aSellingShop({ minimumOrders: 100_000 });
  const buyer = await aBuyer(shop);
  const cheaper = await aProduct(shop, { price: 99_999 });
  const other = await aBuyer(shop, {
    mobile: '09120000000',
    saleParamId: cheaper.saleParamIds[0] ?? 0,
  });

  await payAtBank(shop, buyer);

  expect(await allOrders(shop)).toHaveLength(1);
  expect((await askForPayment(shop, other)).status).toBe(400);
});

test('the least sum of an order is asked of its prices before any discount', async () => {
  const shop = await aSellingShop({ minimumOrders: 100_000 });
  const cut = await aProduct(shop, { price: 100_000, discountPercent: 30 });
  const buyer = await aBuyer(shop, { saleParamId: cut.saleParamIds[0] ?? 0 });

  await payAtBank(shop, buyer);

  expect(await allOrders(shop)).toMatchObject([{ invoice_due: 122_000 }]);
});
