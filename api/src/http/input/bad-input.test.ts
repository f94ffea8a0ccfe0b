import { refusalSchema } from '@kashi/contracts/call/envelope';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';

const login = '/v1/Identity/Account/Login';
const json = { 'content-type': 'application/json' };

/** Sends a request and expects the answer in the envelope of R1. */
async function refusalTo(shop: TestShop, ...asked: Parameters<TestShop['askAnything']>) {
  const response = await shop.askAnything(...asked);
  const body = z.parse(refusalSchema, response.json());
  expect(body.Status).toBe(response.statusCode);
  expect(body.Message).toMatch(/[\u0600-\u06FF]/);
  return { body, headers: response.headers, status: response.statusCode };
}

test.each([
  ['malformed JSON', 400, '{"UserName":'],
  ['JSON that is no object', 400, '[]'],
  ['an empty body', 400, ''],
  ['a poisoned prototype', 400, '{"__proto__":{"isAdmin":true}}'],
])('%s is answered %i in the envelope', async (_what, status, payload) => {
  const shop = await testShop();

  const refusal = await refusalTo(shop, 'POST', login, { payload, headers: json });

  expect(refusal.status).toBe(status);
});

test.each([
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a body of the type %s is answered 415', async (type) => {
  const shop = await testShop();

  const refusal = await refusalTo(shop, 'POST', login, {
    payload: 'UserName=1',
    headers: { 'content-type': type },
  });

  expect(refusal.status).toBe(415);
});

test('a client that names the type JSON but sends no body is accepted if the call needs no input', async () => {
  const shop = await testShop();
  const url = '/v1/Orders/CartCoupons/Delete?HashCartId=none';

  const { body } = await refusalTo(shop, 'DELETE', url, { headers: json });

  expect(body.Value).toEqual({ IsCartEmpty: true });
});

test('too large a body is answered 413', async () => {
  const shop = await testShop();
  const payload = JSON.stringify({ UserName: 'x'.repeat(70_000) });

  const refusal = await refusalTo(shop, 'POST', login, { payload, headers: json });

  expect(refusal.status).toBe(413);
});

test('every wrong field gets its own Persian sentence', async () => {
  const shop = await testShop();

  const { status, body } = await refusalTo(shop, 'POST', login, {
    payload: { UserName: 12, Password: null },
  });

  expect(status).toBe(400);
  expect(body.Errors?.map(({ Field }) => Field)).toEqual(['UserName', 'Password']);
  for (const error of body.Errors ?? []) expect(error.Message).toMatch(/[\u0600-\u06FF]/);
});

test('too long a search is refused beside its field', async () => {
  const shop = await testShop();

  const { status, body } = await refusalTo(
    shop,
    'GET',
    `/v1/ProductManagement/Search/Read?SearchValue=${'a'.repeat(301)}`,
  );

  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { Field: 'SearchValue', Message: 'عبارت جستجو باید حداکثر ۳۰۰ حرف باشد.' },
  ]);
});

test.each([
  '',
  '?ProductId=',
  '?ProductId=abc',
  '?ProductId=1.5',
  '?ProductId=99999999999',
  '?ProductId=-7',
  '?ProductId=1&ProductId=2',
])('a product id such as «%s» is wrong input, not a crash', async (query) => {
  const shop = await testShop();

  const { status, body } = await refusalTo(
    shop,
    'GET',
    `/v1/ProductManagement/ProductInformation/Read${query}`,
  );

  expect(status).toBe(400);
  expect(body.Errors?.[0]?.Field).toBe('ProductId');
});

test.each([
  '/v1/ProductManagement/ProductInformation/Read?ProductId=999',
  '/v1/ProductManagement/ProductInformation/ReadBasic?ProductId=999',
  '/v1/ProductManagement/ProductDescriptions/Find?ProductId=999',
  '/v1/ProductManagement/ProductPriceChanges/Read?ProductSaleParamId=999',
  '/v1/ProductManagement/ProductReviews/Read?ProductId=999',
  '/v1/ProductManagement/ProductQuestions/Read?ProductId=999',
  '/v1/BasicDefinitions/ShopIntroductions/Find?SectionNameEN=Nothing',
  '/v1/No/Such/Call',
  '/',
  '/media/%00',
  '/%zz',
])('%s is answered 404 or 400 in the envelope', async (url) => {
  const shop = await testShop();

  const { status } = await refusalTo(shop, 'GET', url);

  expect(status).toBe(url === '/%zz' ? 400 : 404);
});

test('a call with the wrong method is answered 405 with the allowed methods', async () => {
  const shop = await testShop();

  const { status, headers } = await refusalTo(
    shop,
    'DELETE',
    '/v1/productmanagement/filters/read/',
  );

  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('HEAD answers like GET, without the body', async () => {
  const shop = await testShop();

  const response = await shop.askAnything('HEAD', '/v1/ProductManagement/Filters/Read');

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
});

test('a zero byte, which the database cannot store, is wrong input', async () => {
  const shop = await testShop();

  const { status } = await refusalTo(
    shop,
    'GET',
    '/v1/BasicDefinitions/ShopIntroductions/Find?SectionNameEN=%00',
  );

  expect(status).toBe(400);
});

test('an unexpected failure does not reveal its cause', async ({ onTestFinished }) => {
  const shop = await testShop();
  await aProduct(shop);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await shop.store.db.schema
    .alterTable('product_listing')
    .renameTo('product_listing_gone')
    .execute();
  onTestFinished(async () => {
    await shop.store.db.schema
      .alterTable('product_listing_gone')
      .renameTo('product_listing')
      .execute();
    log.mockRestore();
  });

  const url = '/v1/ProductManagement/Filters/Read';
  const { status, body } = await refusalTo(shop, 'GET', `${url}?BrandName=secret`);

  expect(status).toBe(500);
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([`GET ${url} failed`]);
  expect(JSON.stringify(body)).not.toMatch(/product_listing|relation|select/);
});

test('a visitor with endless requests gets 429 with Retry-After, and another visitor does not', async () => {
  const shop = await testShop();
  const ask = (address: string, url = '/v1/BasicDefinitions/Provinces/Read') =>
    shop.askAnything('GET', url, { address });
  for (let count = 0; count < 1200; count++) await ask('2001:db8:1:2::7');

  const held = await refusalTo(shop, 'GET', '/v1/BasicDefinitions/Provinces/Read', {
    address: '2001:db8:1:2::7',
  });
  const nextOfItsAddresses = await ask('2001:db8:1:2::8');
  const picture = await ask('2001:db8:1:2::7', '/media/no-such-picture.webp');
  const other = await ask('203.0.113.8');

  expect(held.status).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect(nextOfItsAddresses.statusCode).toBe(429);
  expect(picture.statusCode).toBe(404);
  expect(other.statusCode).toBe(200);
});
