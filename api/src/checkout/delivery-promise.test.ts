import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aShopInIsfahan, carriers, places } from './carrier-fixtures.ts';

const promise = 'GET /v1/BasicDefinitions/Carriers/Promise';
/** A Tuesday morning in Tehran, the third of Azar. */
const tuesday = new Date('2026-11-24T06:00:00Z');

test('of the carriers that tell their days the one that arrives first is promised, by its last day', async () => {
  const shop = await aShopWithDays();
  const { productId: ProductId } = await aProduct(shop);

  const { body } = await shop.ask(promise, { ProductId, CityId: places.isfahan });

  expect(body.Value).toEqual({
    CityName: 'اصفهان',
    Delivery: { Day: 'چهارشنبه ۴ آذر', Duration: 'امروز', Fee: 45_000 },
  });
});

test('of two carriers that arrive on the same day the cheaper one is promised', async () => {
  const shop = await aShopWithDays();
  await shop.store.db.updateTable('carrier_zones').set({ least_days: 1, most_days: 1 }).execute();
  const { productId: ProductId } = await aProduct(shop);

  const { body } = await shop.ask(promise, { ProductId, CityId: places.isfahan });

  expect(body.Value.Delivery).toMatchObject({ Duration: '۲ روز', Fee: 30_000 });
});

test('what is too heavy for the courier comes by the post, whose fee falls away for a dear product', async () => {
  const shop = await aShopWithDays();
  const { productId: ProductId } = await aProduct(shop, { price: 1_250_000, discountPercent: 20 });
  await shop.store.db.updateTable('products').set({ weight_grams: 10_001 }).execute();

  const { body } = await shop.ask(promise, { ProductId, CityId: places.isfahan });

  expect(body.Value.Delivery).toEqual({ Day: 'شنبه ۷ آذر', Duration: '۲ روز', Fee: 0 });
});

test('whether the fee falls away is decided by the price of the variant that would be bought', async () => {
  const shop = await aShopWithDays();
  const { productId: ProductId, saleParamIds } = await aProduct(shop, {
    price: 900_000,
    variants: [{ name: 'کوچک' }, { name: 'بزرگ', paddingPrice: 200_000 }],
  });
  await shop.store.db.updateTable('products').set({ weight_grams: 10_001 }).execute();

  const fees = await Promise.all(
    saleParamIds.map(async (ProductSaleParamId) => {
      const asked = { ProductId, CityId: places.isfahan, ProductSaleParamId };
      return (await shop.ask(promise, asked)).body.Value.Delivery?.Fee;
    }),
  );

  expect(fees).toEqual([30_000, 0]);
});

test('without a variant, or with one that the product has no more, the fee is that of the price in lists', async () => {
  const shop = await aShopWithDays();
  const { productId: ProductId } = await aProduct(shop, {
    price: 1_200_000,
    variants: [{ paddingPrice: -900_000 }],
  });
  await shop.store.db.updateTable('products').set({ weight_grams: 10_001 }).execute();
  const asked = { ProductId, CityId: places.isfahan };

  const unnamed = await shop.ask(promise, asked);
  const gone = await shop.ask(promise, { ...asked, ProductSaleParamId: 9_999 });

  expect([unnamed, gone].map(({ body }) => body.Value.Delivery?.Fee)).toEqual([30_000, 30_000]);
});

test("where no carrier tells its days the owner's words stand for them", async () => {
  const shop = await aShop();
  const { productId: ProductId } = await aProduct(shop);

  const { body } = await shop.ask(promise, { ProductId, CityId: places.kashan });

  expect(body.Value).toEqual({
    CityName: 'کاشان',
    Delivery: { Day: null, Duration: '۳ روز', Fee: 40_000 },
  });
});

test('a city that no carrier serves has no delivery', async () => {
  const shop = await aShop();
  await shop.store.db.deleteFrom('carrier_zones').where('zone', '=', 3).execute();
  const { productId: ProductId } = await aProduct(shop);

  const { body } = await shop.ask(promise, { ProductId, CityId: places.tehran });

  expect(body.Value).toEqual({ CityName: 'تهران', Delivery: null });
});

test('for a hidden product and for an unknown city there is no promise', async () => {
  const shop = await aShop();
  const { productId: ProductId } = await aProduct(shop);

  const unknown = await shop.ask(promise, { ProductId, CityId: 99 });
  await shop.store.db.updateTable('products').set({ hidden_at: tuesday }).execute();
  const hidden = await shop.ask(promise, { ProductId, CityId: places.isfahan });

  expect([unknown.status, unknown.body.Message]).toEqual([404, 'این شهر پیدا نشد.']);
  expect([hidden.status, hidden.body.Message]).toEqual([404, 'این محصول پیدا نشد.']);
});

async function aShop(): Promise<TestShop> {
  const shop = await testShop();
  shop.setTime(tuesday);
  await aShopInIsfahan(shop);
  return shop;
}

/** The courier takes a day within its city, the post two to four days everywhere. */
async function aShopWithDays(): Promise<TestShop> {
  const shop = await aShop();
  const { db } = shop.store;
  for (const [carrier, least_days, most_days] of [
    [carriers.courier, 1, 1],
    [carriers.post, 2, 3],
  ] as const) {
    await db
      .updateTable('carrier_zones')
      .set({ least_days, most_days })
      .where('carrier_id', '=', carrier)
      .execute();
  }
  return shop;
}
