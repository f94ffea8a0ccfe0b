import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';

test('an order of the list is recognised by its first four goods, and says how many it has', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const names = ['فنجان', 'سینی', 'قندان', 'شکرپاش'];
  for (const name of names) {
    const { saleParamIds } = await aProduct(shop, { name });
    const goods = { HashCartId: buyer.hash, ProductSaleParamId: saleParamIds[0] ?? 0 };
    await shop.ask('POST /v1/Orders/Carts/AddCartItem', goods, buyer);
  }
  await payAtBank(shop, buyer);

  const { body } = await shop.ask(
    'GET /v1/Orders/OrdersList/Read',
    { ordersListStateFilter: 2 },
    buyer,
  );

  expect(body.Value).toMatchObject([
    {
      GoodsCount: 5,
      Goods: ['گوشی موبایل کاشی', ...names.slice(0, 3)].map((ProductName) => ({ ProductName })),
    },
  ]);
});
