import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

const products = '/v1/ProductManagement';
const listing = `${products}/Filters/Read`;
const sameForEverybody = [
  listing,
  `${products}/ProductInformation/Read?ProductId=1`,
  `${products}/ProductInformation/ReadBasic?ProductId=1`,
  `${products}/ProductCards/Find?ProductsIds=1`,
  `${products}/ProductDescriptions/Find?ProductId=1`,
  `${products}/ProductPriceChanges/Read?ProductSaleParamId=1`,
  `${products}/ProductReviews/Read?ProductId=1&Page=0`,
  `${products}/ProductQuestions/Read?ProductId=1&Page=0`,
  `${products}/Search/Read?SearchValue=a`,
  `${products}/CompareProducts/Search?SubGroupId=1&SearchValue=a`,
  `${products}/CompareProducts/Operation?ProductsIds=1`,
  '/v1/BasicDefinitions/Provinces/Read',
  '/v1/BasicDefinitions/Cities/ReadByProvince?ProvinceId=1',
];

test.each(sameForEverybody)('a client that has the present answer of %s gets 304', async (url) => {
  const shop = await testShop();
  await aProduct(shop);

  const first = await shop.askAnything('GET', url);
  const tag = String(first.headers.etag);
  const again = await shop.askAnything('GET', url, {
    headers: { 'if-none-match': `W/"another", ${tag}` },
  });

  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'cache-control': expect.stringMatching(/^public, (no-cache|max-age=\d+)/) as string,
    vary: 'accept-encoding, authorization',
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers.etag).toBe(tag);
});

test('a list that has changed is sent again', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'یکم' });
  const first = await shop.askAnything('GET', listing);
  await aProduct(shop, { name: 'دوم' });

  const again = await shop.askAnything('GET', listing, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(again.statusCode).toBe(200);
  expect(again.headers.etag).not.toBe(first.headers.etag);
});

test('an answer for one customer may not be cached', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  const own = await shop.ask(
    'GET /v1/ProductManagement/customerReviews/Read',
    { Page: 0 },
    { token },
  );

  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.headers).not.toHaveProperty('etag');
});
