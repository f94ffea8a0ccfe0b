import { productPath } from '@kashi/contracts/text/slug';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { saveShopFacts } from '../home/shop-facts.ts';
import { aShopOnTorob, origin } from './torob-fixtures.ts';
import type { TorobAnswer } from './torob-feed.ts';

test('a product has its absolute address, its largest picture and its price in tomans', async () => {
  const { shop, ask } = await aShopOnTorob();
  const { productId } = await aProduct(shop, {
    name: 'گوشی کاشی',
    category: 'گوشی هوشمند',
    price: 2_000_000,
    discountPercent: 10,
    pictures: [aPicture()],
    properties: { حافظه: '۱۲۸ گیگابایت' },
    registeredAt: '2025-05-04T10:00:00Z',
  });

  const answer = await ask({ page: 1, sort: 'date_added_desc' });

  expect(answer.json()).toEqual({
    api_version: 'torob_api_v3',
    current_page: 1,
    total: 1,
    max_pages: 1,
    products: [
      {
        page_unique: String(productId),
        page_url: origin + productPath(productId, 'گوشی کاشی'),
        title: 'گوشی کاشی',
        current_price: 1_800_000,
        old_price: 2_000_000,
        availability: true,
        category_name: 'گوشی هوشمند',
        image_links: [`${origin}/media/phone-1000.jpg`],
        spec: { حافظه: '۱۲۸ گیگابایت' },
        date_added: '2025-05-04T10:00:00.000Z',
        date_updated: '2025-05-04T10:00:00.000Z',
      },
    ],
  });
});

test('where the shop adds tax, Torob is told the prices that a shopper pays', async () => {
  const { shop, ask } = await aShopOnTorob();
  await shop.store.db.updateTable('shop_settings').set({ tax_rate: 10 }).execute();
  await aProduct(shop, { price: 59_344_605, discountPercent: 20 });

  const { products } = (await ask({ page: 1, sort: 'date_added_desc' })).json<TorobAnswer>();

  expect(products).toMatchObject([{ current_price: 52_223_252, old_price: 65_279_066 }]);
});

test('after a change of the tax rate Torob reads every price again, and only then', async () => {
  const { shop, ask } = await aShopOnTorob();
  await aProduct(shop, { registeredAt: '2025-05-04T10:00:00Z' });
  const save = (TaxRate: number) =>
    shop.store.transaction((tx) => saveShopFacts(tx, { ShopName: 'لاله', TaxRate }));
  const updatedAt = async () => {
    const answer = await ask({ page: 1, sort: 'date_updated_desc' });
    return answer.json<TorobAnswer>().products[0]?.date_updated;
  };

  await save(0);
  const before = await updatedAt();
  await save(10);
  const after = await updatedAt();
  await save(10);

  expect(before).toBe('2025-05-04T10:00:00.000Z');
  expect(after).not.toBe(before);
  expect(await updatedAt()).toBe(after);
});

test('Torob is told a discount only between its beginning and its end', async () => {
  const { shop, ask } = await aShopOnTorob();
  const [past, future] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  const discount = { price: 1000, discountPercent: 20 };
  await aProduct(shop, { ...discount, discountFrom: past, discountUntil: future });
  const ended = await aProduct(shop, discount);
  await aProduct(shop, { ...discount, discountFrom: future });
  // By time alone: nobody has written the lists anew.
  await shop.store.db
    .updateTable('products')
    .set({ discount_until: past })
    .where('id', '=', ended.productId)
    .execute();

  const { products } = (await ask({ page: 1, sort: 'date_added_desc' })).json<TorobAnswer>();

  expect(products.map((each) => [each.current_price, each.old_price])).toEqual([
    [1000, undefined],
    [1000, undefined],
    [800, 1000],
  ]);
});

test('a product without a price or out of stock is unavailable, and never shown as free', async () => {
  const { shop, ask } = await aShopOnTorob();
  await aProduct(shop, { price: 0 });
  await aProduct(shop, { price: 50_000, discountPercent: 20, variants: [{ stock: 0 }] });

  const { products } = (await ask({ page: 1, sort: 'date_added_desc' })).json<TorobAnswer>();

  for (const product of products) {
    expect(product).toMatchObject({ availability: false, current_price: 0 });
    expect(product).not.toHaveProperty('old_price');
  }
});

test('products are found by their addresses and names, and deleted ones are left out', async () => {
  const { shop, ask } = await aShopOnTorob();
  const one = await aProduct(shop, { name: 'یک' });
  const two = await aProduct(shop, { name: 'دو' });
  const uniquesOf = async (body: object) => {
    const { total, products } = (await ask(body)).json<TorobAnswer>();
    expect(total).toBe(products.length);
    return products.map(({ page_unique }) => page_unique);
  };

  const byUrl = await uniquesOf({
    page_urls: [
      `${origin}/product/${two.productId}/any-name?torob_clid=1`,
      `${origin}/product/${one.productId}`,
      `${origin}/product/999999`,
      `${origin}/cart`,
      `https://other.test/product/${one.productId}`,
      'no address',
    ],
  });
  const byUnique = await uniquesOf({ page_uniques: [String(one.productId), '999999', 'x', '-1'] });

  expect(byUrl).toEqual([String(two.productId), String(one.productId)]);
  expect(byUnique).toEqual([String(one.productId)]);
});

test('a page has a hundred products, in the requested order', async () => {
  const { shop, ask } = await aShopOnTorob();
  const { productId: first } = await aProduct(shop, { registeredAt: '2026-01-01T00:00:00Z' });
  await sql`
    insert into products (subgroup_id, brand_id, name, short_name, price, registered_at)
    select subgroup_id, brand_id, name, short_name, price, registered_at - n * interval '1 hour'
    from products, generate_series(1, 149) n`.execute(shop.store.db);
  const { rows } = await sql<{ id: number }>`select id from products`.execute(shop.store.db);
  await shop.store.transaction((tx) =>
    refreshListing(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  const ask1 = async (body: object) => (await ask(body)).json<TorobAnswer>();

  const newest = await ask1({ page: 1, sort: 'date_added_desc' });
  const last = await ask1({ page: 2, sort: 'date_added_desc' });
  const past = await ask1({ page: 3, sort: 'date_added_desc' });
  const changed = await ask1({ page: 1, sort: 'date_updated_desc' });
  const top = await ask1({ sort: 'product_id_desc' });
  const rest = await ask1({ sort: 'product_id_desc', cursor: top.next_cursor });

  expect(newest).toMatchObject({ total: 150, max_pages: 2, current_page: 1 });
  expect(newest.products).toHaveLength(100);
  expect(newest.products[0]?.page_unique).toBe(String(first));
  expect(last.products).toHaveLength(50);
  expect(past.products).toEqual([]);
  // Only the first one was listed before, so only it has changed since.
  expect(changed.products[0]?.page_unique).toBe(String(first));
  expect(rest.next_cursor).toBeNull();
  const ids = [...top.products, ...rest.products].map(({ page_unique }) => Number(page_unique));
  expect(ids).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a));
});

test.each([
  [{}, 'sort'],
  [{ page: 1 }, 'sort'],
  [{ page: 1, sort: 'price' }, 'sort'],
  [{ page: 0, sort: 'date_added_desc' }, 'page'],
  [{ page: '1', sort: 'date_added_desc' }, 'page'],
  [{ sort: 'date_added_desc' }, 'sort'],
  [{ sort: 'product_id_desc', cursor: 12 }, 'cursor'],
  [{ sort: 'product_id_desc', limit: 10 }, 'body'],
  [{ page_urls: [] }, 'page_urls'],
  [{ page_uniques: [7] }, 'page_uniques.0'],
  [[], 'sort'],
  ['{broken', 'JSON'],
])('%j is refused with a sentence about %s', async (body, about) => {
  const { shop, token } = await aShopOnTorob();

  const answer = await shop.askAnything('POST', '/torob_api/v3/products', {
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'x-torob-token': token(), 'content-type': 'application/json' },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: string }>().error).toContain(about);
  expect(Object.keys(answer.json())).toEqual(['error']);
});

test.each([
  ['is closed for a while', 'closed'],
  ['has never been open', 'new'],
] as const)('a shop that %s asks Torob to come again', async (_state, opening) => {
  const { shop, ask } = await aShopOnTorob();
  await shop.store.db.updateTable('shop_settings').set({ opening }).execute();

  const answer = await ask({ page: 1, sort: 'date_added_desc' });

  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
