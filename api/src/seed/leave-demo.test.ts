import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { readCarrierList, saveCarriers } from '../carriers/carrier-list.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { countedOnceMore } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import type { Tables } from '../schema/tables.ts';
import { testShop } from '../testing/test-shop.ts';
import { allProducts } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { aCartOfDemoGoodsInPayment } from './leave-demo-fixtures.ts';
import { countDemoGoods, leaveDemo } from './leave-demo.ts';
import { toPicture } from './pictures/planned-picture.ts';

const now = new Date('2026-01-10T08:00:00Z');

async function aDemoShop() {
  const shop = await testShop();
  await fillStore(shop.store, toPicture);
  const countOf = async (table: 'products' | 'reviews' | 'banners' | 'brands' | 'groups') => {
    const { count } = await shop.store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { shop, countOf };
}

test("the demo's goods, opinions, front page and facts are removed, and the shop is no longer open", async () => {
  const { shop, countOf } = await aDemoShop();

  const before = await countDemoGoods(shop.store.db);
  const gone = await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(before).toBe(allProducts.length);
  expect(gone).toBe(before);
  expect(await countDemoGoods(shop.store.db)).toBe(0);
  const tables = ['products', 'reviews', 'banners', 'brands', 'groups'] as const;
  expect(await Promise.all(tables.map(countOf))).toEqual([0, 0, 0, 0, 0]);
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  expect(body.Value.BaseInfos).toBe(null);
  const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  expect(list.body.Value.FilteredProducts).toEqual([]);
});

test('a product that the owner has added stays, with its brand and its branch of the menu', async () => {
  const { shop, countOf } = await aDemoShop();
  await aProduct(shop, { name: 'چای بهاره', subGroup: 'چای لاهیجان', brand: 'گلستان لاهیجان' });

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await countOf('brands')).toBe(1);
  const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  expect(body.Value.FilteredProducts).toMatchObject([{ Name: 'چای بهاره' }]);
});

test("demo content that the owner has changed counts as the owner's, and stays", async () => {
  const { shop, countOf } = await aDemoShop();
  await shop.store.db.updateTable('shop_settings').set({ shop_name: 'لاله' }).execute();
  await shop.store.db
    .updateTable('products')
    .set({ name: 'کالای خودم' })
    .where('id', '=', allProducts[0]!.id)
    .execute();

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await countOf('products')).toBe(1);
  const { body } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  expect(body.Value.BaseInfos).toMatchObject({ ShopName: 'لاله' });
});

test('a carrier with fees of the owner keeps them, and the others of the demo go', async () => {
  const { shop } = await aDemoShop();
  const { db } = shop.store;
  const carriers = await readCarrierList(db);
  const own = carriers.map((carrier) =>
    carrier.Name === 'پست پیشتاز' && carrier.Country
      ? { ...carrier, Country: { ...carrier.Country, Fee: 120_000 } }
      : carrier,
  );
  await shop.store.transaction((tx) => saveCarriers(tx, own));

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await readCarrierList(db)).toMatchObject([
    { Name: 'پست پیشتاز', OwnCity: { Fee: 62_000 }, Country: { Fee: 120_000 } },
  ]);
});

test.each<[what: string, change: (tx: Transaction<Tables>, id: number) => Promise<unknown>]>([
  [
    'price',
    (tx, id) => tx.updateTable('products').set({ price: 1 }).where('id', '=', id).execute(),
  ],
  [
    'description',
    (tx, id) => tx.updateTable('products').set({ description: '' }).where('id', '=', id).execute(),
  ],
  [
    'stock',
    (tx, id) =>
      tx
        .updateTable('sale_params')
        .set((eb) => ({ stock: 3, ...countedOnceMore(eb) }))
        .where('product_id', '=', id)
        .execute(),
  ],
  [
    'variants',
    (tx, id) =>
      tx.insertInto('sale_params').values({ product_id: id, name: 'تازه', stock: 1 }).execute(),
  ],
])('a product whose %s the owner has set stays under its old name', async (_what, change) => {
  const { shop, countOf } = await aDemoShop();
  const { id } = allProducts[0]!;
  await shop.store.transaction((tx) => change(tx, id));

  const wouldGo = await countDemoGoods(shop.store.db);
  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(wouldGo).toBe(allProducts.length - 1);
  expect(await countOf('products')).toBe(1);
});

test('pieces that shoppers have bought do not count as a change of the owner', async () => {
  const { shop, countOf } = await aDemoShop();
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await countOf('products')).toBe(0);
});

test('slides of the demo go after a save of the front page too, with the pictures of an older demo as well, and one with words of the owner stays', async () => {
  const { shop } = await aDemoShop();
  const { db } = shop.store;
  const slides = await db.selectFrom('sliders').selectAll().orderBy('position').execute();
  await db.deleteFrom('sliders').execute();
  for (const [position, { id: _id, picture, ...words }] of slides.entries()) {
    const older = { ...picture, Base: '/media/older' };
    const own = position === 1 ? { title: 'حراج ما' } : {};
    const row = { ...words, ...own, picture: JSON.stringify(older) };
    await db.insertInto('sliders').values(row).execute();
  }

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  const left = await db.selectFrom('sliders').select('title').execute();
  expect(left).toEqual([{ title: 'حراج ما' }]);
});

test("a section stays with the owner's product in it", async () => {
  const { shop } = await aDemoShop();
  const { productId } = await aProduct(shop);
  await shop.store.db
    .insertInto('promo_section_products')
    .values({ section_position: 2, product_id: productId, position: 20 })
    .execute();

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  const sections = await shop.store.db.selectFrom('promo_sections').select('position').execute();
  const placed = await shop.store.db
    .selectFrom('promo_section_products')
    .select('product_id')
    .execute();
  expect(sections).toEqual([{ position: 2 }]);
  expect(placed).toEqual([{ product_id: productId }]);
});

test('nothing of the shop is removed after it has left the demo, however much it looks like the demo', async () => {
  const { shop } = await aDemoShop();
  const { db } = shop.store;
  const carriers = await readCarrierList(db);
  await shop.store.transaction((tx) => leaveDemo(tx, now));
  await shop.store.transaction((tx) => saveCarriers(tx, carriers));

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await readCarrierList(db)).toEqual(carriers);
});

test("customers stay, and so do the country's places, which their addresses refer to", async () => {
  const { shop } = await aDemoShop();
  const { token } = await aCustomer(shop);

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  const me = await shop.ask('GET /v1/ContentManagement/Contents/Read', {}, { token });
  expect(me.body.Value.IsUserLogined).toBe(true);
  const cities = await shop.store.db.selectFrom('cities').select('id').limit(1).execute();
  expect(cities).toHaveLength(1);
});

test('nothing is removed while a shopper pays for demo goods', async () => {
  const { shop, countOf } = await aDemoShop();
  await aCartOfDemoGoodsInPayment(shop);

  await expect(shop.store.transaction((tx) => leaveDemo(tx, now))).rejects.toThrow('in payment');

  expect(await countOf('products')).toBe(allProducts.length);
});

test('leaving the demo twice has the same effect as once', async () => {
  const { shop } = await aDemoShop();
  await shop.store.transaction((tx) => leaveDemo(tx, now));

  expect(await shop.store.transaction((tx) => leaveDemo(tx, now))).toBe(0);
});
