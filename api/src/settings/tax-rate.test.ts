import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';

/** Everywhere that a price is told: a product's page, a comparison, a list, and the shop's own facts. */
async function ratesOf(shop: TestShop, ProductId: number) {
  const product = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId,
  });
  const comparison = await shop.ask('GET /v1/ProductManagement/CompareProducts/Operation', {
    ProductsIds: String(ProductId),
  });
  const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  const contents = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  return [
    product.body.Value.TaxRate,
    comparison.body.Value.ComparedProducts[0]?.TaxRate,
    list.body.Value.FilteredProducts[0]?.TaxRate,
    contents.body.Value.BaseInfos?.TaxRate,
  ];
}

test('a shop that adds tax names the rate wherever it names a price', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'لاله', tax_rate: 10 })
    .execute();

  expect(await ratesOf(shop, productId)).toEqual([10, 10, 10, 10]);
});

test('a shop whose prices contain the tax names a rate of 0 among its facts alone', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  await shop.store.db.insertInto('shop_settings').values({ shop_name: 'لاله' }).execute();

  expect(await ratesOf(shop, productId)).toEqual([undefined, undefined, undefined, 0]);
});
