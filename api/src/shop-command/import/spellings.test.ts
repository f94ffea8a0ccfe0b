import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

const head = 'name,group,subgroup,category,brand,tags,variant,price,stock,spec: ابعاد / بلندی\n';
const teas = `${head}چای‌ساز سبز,لوازم خانه,پخت و پز,چای‌ساز,آب و آتش ۱۲,کم مصرف | هدیه,مدل ۱۲ XL,1000,5,۲۰\n`;

async function importText(shop: TestShop, text: string) {
  const { added, changed, made, problems } = await importCatalogue(shop, readRows(text, 'csv'), {
    dryRun: false,
  });
  return { added, changed, made, problems };
}

const onlyPriceChanged = { added: 0, changed: 1, made: [], problems: [] };

test.each<[what: string, respelt: (text: string) => string]>([
  ['double spaces', (text) => text.replaceAll(' ', '  ')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['marks of the direction', (text) => text.replaceAll(',', '\u200f,\u200e')],
  ['half-spaces at the ends', (text) => text.replaceAll(',', '\u200c,\u200c')],
  ['half-spaces left out', (text) => text.replaceAll('\u200c', '')],
  ['digits of an accounting program', (text) => text.replaceAll('۱۲', '12')],
  ['capitals left out', (text) => text.replace('XL', 'xl')],
])(
  'a list that comes again with %s changes prices and makes nothing twice',
  async (_w, respelt) => {
    const shop = await testShop();
    await importText(shop, teas);

    const [, cells = ''] = teas.replace(',1000,', ',2000,').split('\n');
    const again = await importText(shop, `${head}${respelt(cells)}\n`);

    expect(again).toEqual(onlyPriceChanged);
    const products = await shop.store.db.selectFrom('products').select(['name', 'price']).execute();
    expect(products).toEqual([{ name: 'چای‌ساز سبز', price: 2000 }]);
    const variants = await shop.store.db.selectFrom('sale_params').select('name').execute();
    expect(variants).toEqual([{ name: 'مدل ۱۲ XL' }]);
  },
);

test('goods and shelves of before, which were kept with double spaces, are found by the same list', async () => {
  const shop = await testShop();
  await importText(shop, teas);
  const { db } = shop.store;
  await db.updateTable('products').set({ name: 'چای‌ساز\u00a0 سبز' }).execute();
  await db.updateTable('brands').set({ title: 'آب  و \u200fآتش ۱۲' }).execute();
  await db.updateTable('subgroups').set({ title: ' پخت و  پز' }).execute();
  await db.updateTable('sale_params').set({ name: 'مدل  ۱۲ XL' }).execute();

  const again = await importText(shop, teas.replace(',1000,', ',2000,'));

  expect(again).toEqual(onlyPriceChanged);
});

test('two spellings of a new name in one file are one product', async () => {
  const shop = await testShop();
  const other = 'چایساز  سبز,,,,,,مدل دو,1500,5,\n';

  const report = await importText(shop, teas + other);

  expect(report).toMatchObject({ added: 1, problems: [] });
});

test('two spellings of a new variant in one file are one variant, which the file says twice', async () => {
  const shop = await testShop();
  const same = 'چای‌ساز سبز,,,,,,مدل 12 xl,1500,5,\n';

  const { problems } = await importText(shop, teas + same);

  expect(problems.map(({ fault }) => fault)).toEqual([
    { is: 'variant-twice', variant: 'مدل ۱۲ XL' },
  ]);
});

test.each([
  ['one value', '۸', []],
  ['two values', '۱۶', [{ is: 'two-values', spec: 'حافظه / ram' }]],
])('two spellings of one specification with %s', async (_what, value, faults) => {
  const shop = await testShop();
  const [, cells = ''] = teas.split('\n');
  const text = `${head.trim()},spec: حافظه / RAM,spec: حافظه / ram\n${cells},۸,${value}\n`;

  const checked = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: true });
  const { problems } = await importText(shop, text);

  expect(problems.map(({ fault }) => fault)).toEqual(faults);
  expect(problems.every(({ place }) => place?.number === 2)).toBe(true);
  expect(checked.problems).toEqual(problems);
});

test('the check tells of as many new shelves as the import makes, however a file spells them', async () => {
  const shop = await testShop();
  const second = 'کتری,,پخت  و پز,چایساز,آب و آتش 12,هدیه | کم  مصرف,,1500,5,\n';

  const checked = await importCatalogue(shop, readRows(teas + second, 'csv'), { dryRun: true });
  const imported = await importText(shop, teas + second);

  expect(imported.problems).toEqual([]);
  expect(checked.made).toEqual(imported.made);
});

test('a title is found as it is written where the database knows other small letters', async () => {
  const shop = await testShop();
  const turkish = teas.replace('آب و آتش ۱۲', 'İpek');
  await importText(shop, turkish);

  const again = await importText(shop, turkish.replace(',1000,', ',2000,'));

  expect(again).toEqual(onlyPriceChanged);
});

test('a product whose name is written exactly so is meant, where another one differs by a half-space', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'چایساز سبز', price: 500 });
  await aProduct(shop, { name: 'چای‌ساز سبز', price: 600 });

  const report = await importText(shop, 'name,price\nچای‌ساز سبز,700\nچایساز سبز,800\n');

  expect(report).toEqual({ ...onlyPriceChanged, changed: 2 });
  const products = await shop.store.db
    .selectFrom('products')
    .select(['name', 'price'])
    .orderBy('id')
    .execute();
  expect(products).toEqual([
    { name: 'چایساز سبز', price: 800 },
    { name: 'چای‌ساز سبز', price: 700 },
  ]);
});
