import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

const listing = '/v1/ProductManagement/Filters/Read';

async function aFullShelf() {
  const shop = await testShop();
  for (let count = 0; count < 12; count++) await aProduct(shop, { name: `گوشی شمارهٔ ${count}` });
  return shop;
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('an answer is compressed for a client that accepts %s', async (accepted, encoding, unpack) => {
  const shop = await aFullShelf();
  const plain = await shop.askAnything('GET', listing);

  const answer = await shop.askAnything('GET', listing, {
    headers: { 'accept-encoding': accepted },
  });

  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(answer.rawPayload.length),
    vary: 'accept-encoding, authorization',
    etag: plain.headers.etag,
  });
  expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('an answer that fits one packet is sent uncompressed', async () => {
  const shop = await testShop();

  const answer = await shop.askAnything('GET', listing, { headers: { 'accept-encoding': 'br' } });

  expect(answer.headers).not.toHaveProperty('content-encoding');
});
