import { listingPath } from '@kashi/contracts/listing/listing-path';
import { productPath } from '@kashi/contracts/text/slug';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';

const origin = 'https://shop.test';

function aPublicShop(): Promise<TestShop> {
  return testShop({ environment: { KASHI_PUBLIC_URL: origin } });
}

async function addressesIn(shop: TestShop, path: string): Promise<string[]> {
  const { body } = await shop.askAnything('GET', path);
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
}

/** All addresses in all parts of the index. */
async function everyAddress(shop: TestShop): Promise<string[]> {
  const parts = await addressesIn(shop, '/sitemap.xml');
  const pages = await Promise.all(parts.map((part) => addressesIn(shop, part.replace(origin, ''))));
  return pages.flat();
}

test('the index leads to every product, listing and page of the shop, at its canonical address', async () => {
  const shop = await aPublicShop();
  const { productId, subGroupId } = await aProduct(shop, {
    name: 'چای & قهوهٔ «کاشی»',
    subGroup: 'نوشیدنی & دمنوش',
    category: 'چای',
    brand: 'کاشی',
    tags: ['پرفروش'],
  });
  await shop.store.db
    .insertInto('introductions')
    .values(['AboutUs', 'Returns'].map((section_name_en) => ({ section_name_en, context: '' })))
    .execute();

  const addresses = await everyAddress(shop);

  expect(addresses.toSorted()).toEqual(
    [
      '/',
      '/filter',
      '/contactUs',
      '/content/aboutUs',
      '/content/returns',
      listingPath({ Kind: 'group', Id: 1, Title: 'نوشیدنی & دمنوش' }),
      listingPath({ Kind: 'subgroup', Id: subGroupId, Title: 'نوشیدنی & دمنوش' }),
      listingPath({ Kind: 'category', Id: 1, Title: 'چای' }),
      listingPath({ Kind: 'brand', Id: 1, Title: 'کاشی' }),
      listingPath({ Kind: 'tag', Id: 1, Title: 'پرفروش' }),
      productPath(productId, 'چای & قهوهٔ «کاشی»'),
    ]
      .map((path) => origin + path)
      .toSorted(),
  );
});

test('a listing without products is left out', async () => {
  const shop = await aPublicShop();
  await aProduct(shop);
  await shop.store.db.insertInto('brands').values({ title: 'برند بی‌کالا' }).execute();
  await shop.store.db.insertInto('tags').values({ title: 'برچسب بی‌کالا' }).execute();

  const addresses = await addressesIn(shop, '/sitemap/listings.xml');

  expect(addresses.filter((address) => address.includes('BrandCode'))).toHaveLength(1);
  expect(addresses.filter((address) => address.includes('TagId'))).toEqual([]);
});

test('products are divided by their ids, ten thousand to a part', async () => {
  const shop = await aPublicShop();
  await aProduct(shop, { name: 'یک' });
  await sql`alter table products alter column id restart with 20000`.execute(shop.store.db);
  await aProduct(shop, { name: 'دو' });

  const parts = await addressesIn(shop, '/sitemap.xml');
  const second = await addressesIn(shop, '/sitemap/products-2.xml');

  expect(parts.slice(2)).toEqual([
    `${origin}/sitemap/products-0.xml`,
    `${origin}/sitemap/products-2.xml`,
  ]);
  expect(second).toEqual([origin + productPath(20_000, 'دو')]);
});

test('a product has the day of its arrival, later the day of its last change', async () => {
  const shop = await aPublicShop();
  const { productId } = await aProduct(shop, { registeredAt: '2025-05-04T10:00:00Z' });

  const before = await shop.askAnything('GET', '/sitemap/products-0.xml');
  await shop.store.transaction((tx) => refreshListing(tx, [productId]));
  const after = await shop.askAnything('GET', '/sitemap/products-0.xml');

  expect(before.body).toContain('<lastmod>2025-05-04T10:00:00.000Z</lastmod>');
  expect(after.body).toMatch(/<lastmod>2/);
  expect(after.body).not.toContain('2025-05-04');
});

test('a client with the newest sitemap gets only 304', async () => {
  const shop = await aPublicShop();
  await aProduct(shop);
  const first = await shop.askAnything('GET', '/sitemap/products-0.xml');

  const again = await shop.askAnything('GET', '/sitemap/products-0.xml', {
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each([
  'products-7',
  'products-99999',
  'products-999999',
  'products',
  'products-x',
  'nothing',
  'pages-1',
])('the part «%s» does not exist', async (name) => {
  const shop = await aPublicShop();

  const { statusCode } = await shop.askAnything('GET', `/sitemap/${name}.xml`);

  expect(statusCode).toBe(404);
});
