import { expect, test } from 'vitest';
import { cartWith, readCart } from '../../carts/cart-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aPicture, aProduct } from '../catalogue-fixtures.ts';
import { setPrice } from './sale-param-offers.ts';

const readProduct = 'GET /v1/ProductManagement/ProductInformation/Read';

test('the page of a product, its card and the cart ask the same price, whose fraction is dropped', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, { price: 10_005, discountPercent: 5 });

  const page = await shop.ask(readProduct, { ProductId: productId });
  const cards = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(productId),
  });
  const cart = await readCart(shop, await cartWith(shop, saleParamIds[0]));

  expect(page.body.Value).toMatchObject({
    FinalPrice: 9_504,
    ProductSaleParams: [{ FinalPrice: 9_504 }],
  });
  expect(cards.body.Value).toMatchObject([{ FinalPrice: 9_504 }]);
  expect(cart.body.Value?.CartInfo.CartDetails).toMatchObject([{ FinalPrice: 9_504 }]);
});

test('a discount never makes a very cheap product free, and every price that is told of it is one toman', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, { price: 50, discountPercent: 99 });

  const page = await shop.ask(readProduct, { ProductId: productId });
  const cards = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(productId),
  });
  const listed = await shop.store.db
    .selectFrom('product_listing')
    .select('final_price')
    .executeTakeFirstOrThrow();
  const cart = await readCart(shop, await cartWith(shop, saleParamIds[0]));

  expect(page.body.Value).toMatchObject({ FinalPrice: 1, ProductSaleParams: [{ FinalPrice: 1 }] });
  expect(cards.body.Value).toMatchObject([{ FinalPrice: 1 }]);
  expect(listed.final_price).toBe(1);
  expect(cart.body.Value?.CartInfo.CartDetails).toMatchObject([{ FinalPrice: 1 }]);
});

test('a product to call for has no price after a discount either', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { price: 0, discountPercent: 99 });

  const { body } = await shop.ask(readProduct, { ProductId: productId });

  expect(body.Value).toMatchObject({ FinalPrice: 0, ProductSaleParams: [{ FinalPrice: 0 }] });
});

test('a card shows the first picture of its product', async () => {
  const shop = await testShop();
  const pictures = [aPicture('/media/front'), aPicture('/media/back')];
  const { productId } = await aProduct(shop, { pictures });

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(productId),
  });

  expect(body.Value).toMatchObject([{ Picture: { Base: '/media/front' } }]);
});

test('the price chart has a point for each change, also back to an old price, and none for the same price', async () => {
  const shop = await testShop();
  const { saleParamIds } = await aProduct(shop);
  const [ProductSaleParamId = 0] = saleParamIds;

  for (const price of [120_000, 120_000, 90_000, 120_000]) {
    await setPrice(shop, ProductSaleParamId, price);
  }

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId,
  });
  expect(body.Value.map(({ Price }) => Price)).toEqual([120_000, 90_000, 120_000]);
});

test('the price chart of a price that moves every hour has its course of two years in a bounded number of points', async () => {
  const shop = await testShop();
  const [id = 0] = (await aProduct(shop)).saleParamIds;
  const hourMs = 3_600_000;
  const now = shop.clock().getTime();
  const hours = 3 * 365 * 24;
  const changes = Array.from({ length: hours }, (_, index) => ({
    sale_param_id: id,
    changed_at: new Date(now - (hours - 1 - index) * hourMs),
    price: 1000 + index,
  }));
  for (let start = 0; start < hours; start += 5000) {
    const part = changes.slice(start, start + 5000);
    await shop.store.db.insertInto('price_changes').values(part).execute();
  }

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: id,
  });

  const points = body.Value.map(({ PriceChangeDate, Price }) => [
    Date.parse(PriceChangeDate),
    Price,
  ]);
  const [first] = points;
  expect(points.length).toBeLessThanOrEqual(100 + 732);
  expect(points.slice(-100).map(([, price]) => price)).toEqual(
    changes.slice(-100).map(({ price }) => price),
  );
  expect(now - first![0]!).toBeGreaterThan(729 * 24 * hourMs);
  expect(now - first![0]!).toBeLessThan(732 * 24 * hourMs);
});

test('the price chart begins with the price that held two years ago, however old it is', async () => {
  const shop = await testShop();
  const [id = 0] = (await aProduct(shop)).saleParamIds;
  const prices = { '2021-01-01': 80, '2022-01-01': 100, '2025-06-01': 120 };
  for (const [day, price] of Object.entries(prices)) {
    const row = { sale_param_id: id, changed_at: new Date(`${day}T08:00:00Z`), price };
    await shop.store.db.insertInto('price_changes').values(row).execute();
  }

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: id,
  });

  expect(body.Value.map(({ Price }) => Price)).toEqual([100, 120]);
});

test('a price for one variant of a product to call for is its price, and others cost what they add, in their charts too', async () => {
  const shop = await testShop();
  const { productId, saleParamIds } = await aProduct(shop, {
    price: 0,
    variants: [{ name: 'مشکی' }, { name: 'سفید', paddingPrice: 20_000 }],
  });

  await setPrice(shop, saleParamIds[0] ?? 0, 100_000);

  const { body } = await shop.ask(readProduct, { ProductId: productId });
  const charts = await Promise.all(
    saleParamIds.map((ProductSaleParamId) =>
      shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', { ProductSaleParamId }),
    ),
  );
  expect(body.Value.ProductSaleParams.map(({ Price }) => Price)).toEqual([100_000, 120_000]);
  expect(charts.map((chart) => chart.body.Value.map(({ Price }) => Price))).toEqual([
    [100_000],
    [120_000],
  ]);
});
