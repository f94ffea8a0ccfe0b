import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

const columns =
  'id,name,subgroup,group,brand,category,variant,price,stock,tags,discount_percent,spec: مشخصات / رنگ';

/** A shop with three products, whose whole file says what the shop has. */
async function aShopWithItsFile() {
  const shop = await testShop();
  const ids: number[] = [];
  for (const name of ['فنجان', 'بشقاب', 'لیوان']) {
    const { productId } = await aProduct(shop, {
      name,
      category: 'هوشمند',
      tags: ['تازه'],
      discountPercent: 10,
      variants: [{ name: 'سفید' }, { name: 'سیاه', paddingPrice: 5_000, stock: 3 }],
      properties: { رنگ: 'سفید' },
    });
    ids.push(productId);
  }
  const before = new Date('2026-01-01T00:00:00Z');
  await shop.store.db.updateTable('product_listing').set({ changed_at: before }).execute();
  const fileWith = (white = {}) => {
    const lines = ids.flatMap((id, index) => {
      const { price, stock, tags, colour, percent } = {
        price: 100_000,
        stock: 10,
        tags: 'تازه',
        colour: 'سفید',
        percent: 10,
        ...(index === 1 && white),
      };
      const about = [id, ['فنجان', 'بشقاب', 'لیوان'][index], 'موبایل', 'موبایل', 'کاشی', 'هوشمند'];
      return [
        [...about, 'سفید', price, stock, tags, percent, colour].join(','),
        [...about, 'سیاه', 105_000, 3, tags, percent, colour].join(','),
      ];
    });
    return readRows([columns, ...lines, ''].join('\n'), 'csv');
  };
  const changedGoods = async () => {
    const rows = await shop.store.db
      .selectFrom('product_listing')
      .select('product_id')
      .where('changed_at', '>', before)
      .execute();
    return rows.map(({ product_id }) => ids.indexOf(product_id));
  };
  return { shop, fileWith, changedGoods };
}

test('a file that says what the shop has changes no product', async () => {
  const { shop, fileWith, changedGoods } = await aShopWithItsFile();

  const { problems, changed } = await importCatalogue(shop, fileWith(), { dryRun: false });

  expect([problems, changed]).toEqual([[], 0]);
  expect(await changedGoods()).toEqual([]);
});

test.each([
  { price: 90_000 },
  { stock: 9 },
  { tags: 'تازه|داغ' },
  { colour: 'آبی' },
  { percent: 20 },
])('of a whole file the one product changes of which %o is new', async (white) => {
  const { shop, fileWith, changedGoods } = await aShopWithItsFile();

  const { problems, changed } = await importCatalogue(shop, fileWith(white), { dryRun: false });

  expect([problems, changed]).toEqual([[], 1]);
  expect(await changedGoods()).toEqual([1]);
});
