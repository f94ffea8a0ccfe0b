import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
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
