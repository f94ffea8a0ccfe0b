import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { expect, onTestFinished, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { setPrice, setStock } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';

/** A listening shop, and the lines of changes that it sends. */
async function aLine() {
  const shop = await testShop();
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const answer = await fetch(`${url}/changes`, { signal: ending.signal });
  const lines = createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) });
  const said = lines[Symbol.asyncIterator]();
  await said.next();
  return { shop, url, headers: answer.headers, said: () => nextChange(said) };
}

async function nextChange(said: AsyncIterator<string>): Promise<string[]> {
  for (;;) {
    const line = (await said.next()) as IteratorResult<string, undefined>;
    const tags = JSON.parse(line.value ?? '[]') as string[];
    if (tags.length > 0) return tags;
  }
}

async function tagsAt(shop: TestShop, url: string): Promise<string[]> {
  const { headers } = await shop.askAnything('GET', url);
  return String(headers['kashi-tags']).split(' ');
}

const products = '/v1/ProductManagement';
const contents = '/v1/ContentManagement/Contents/Read';

test('a new price is announced for the product, for its lists and for pages with its card', async () => {
  const { shop, said } = await aLine();
  const { productId, saleParamIds } = await aProduct(shop);
  const tags = {
    product: await tagsAt(shop, `${products}/ProductInformation/Read?ProductId=${productId}`),
    list: await tagsAt(shop, `${products}/Filters/Read`),
  };
  const changed = new Set<string>();

  await setPrice(shop, saleParamIds[0]!, 777_000);
  while (!changed.has('listing')) for (const tag of await said()) changed.add(tag);

  expect(tags.product.some((tag) => changed.has(tag))).toBe(true);
  expect(tags.list).toEqual(['listing', `card-${productId}`]);
  expect(changed).toContain(`card-${productId}`);
});

test('a purchase, which changes only the stock, is announced for the product', async () => {
  const { shop, said } = await aLine();
  const { productId, saleParamIds } = await aProduct(shop);
  while (!(await said()).includes('listing'));

  await shop.store.db
    .updateTable('sale_params')
    .set(({ eb }) => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', saleParamIds[0]!)
    .execute();

  expect(await said()).toEqual([`product-${productId}`]);
});

test.each([
  ['banners', 'contents'],
  ['introductions', 'introductions'],
  ['groups', '*'],
] as const)('a change in %s is announced as %s', async (table, tag) => {
  const { shop, said } = await aLine();

  await shop.store.db.deleteFrom(table).execute();

  expect(await said()).toEqual([tag]);
});

test('a change that is rolled back within a transaction is not announced', async () => {
  const { shop, said } = await aLine();

  await shop.store
    .transaction(async (tx) => {
      await tx.deleteFrom('banners').execute();
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await shop.store.db.deleteFrom('introductions').execute();

  expect(await said()).toEqual(['introductions']);
});

test('the contents are read again as soon as the price of a product in them changes', async () => {
  const { shop } = await aLine();
  const { productId, saleParamIds } = await aProduct(shop);
  const { db } = shop.store;
  await db
    .insertInto('suggested_products')
    .values({ product_id: productId, position: 0 })
    .execute();
  const before = await shop.askAnything('GET', contents);

  await setStock(shop, saleParamIds[0]!, 0);
  const after = await shop.askAnything('GET', contents);

  expect(await tagsAt(shop, contents)).toContain(`card-${productId}`);
  expect(isAvailable(before.body)).toBe(true);
  expect(isAvailable(after.body)).toBe(false);
});

function isAvailable(body: string): boolean | undefined {
  const { Value } = JSON.parse(body) as {
    Value: { SuggestedProducts: { IsAvailable: boolean }[] };
  };
  return Value.SuggestedProducts[0]?.IsAvailable;
}

test('a customer gets the contents without a tag, because they name the customer', async () => {
  const { shop } = await aLine();
  const { token } = await aCustomer(shop);

  const answer = await shop.askAnything('GET', contents, { token });

  expect(answer.headers).not.toHaveProperty('kashi-tags');
});

test('announcements and answers carry the id of their process, which no other process has', async () => {
  const { shop, headers } = await aLine();
  const other = await testShop({ store: shop.store });

  const [own, another] = [
    await shop.askAnything('GET', contents),
    await other.askAnything('GET', contents),
  ];

  expect(own.headers['kashi-api']).toBe(headers.get('kashi-api'));
  expect(another.headers['kashi-api']).toMatch(/^[\w-]{12}$/);
  expect(another.headers['kashi-api']).not.toBe(headers.get('kashi-api'));
});

test('only this machine may hear changes', async () => {
  const shop = await testShop();

  const answer = await shop.askAnything('GET', '/changes', { address: '203.0.113.7' });

  expect(answer.statusCode).toBe(404);
});

test('a closing shop does not wait for listeners', async () => {
  const { shop } = await aLine();

  await shop.app.close();

  expect(shop.app.server.listening).toBe(false);
});
