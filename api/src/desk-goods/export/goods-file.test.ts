import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, type TestDesk } from '../../desk/desk-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { sent } from '../import/import-fixtures.ts';

async function aDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  return { shop, desk, keeper: await aMember(desk, ['catalogue']) };
}

async function fileOf(
  desk: TestDesk,
  { cookie }: { cookie: string },
  search = '',
): Promise<string> {
  const answer = await desk.send('GET', `/v1/desk/goods/csv${search}`, { cookie });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

const rowsOf = (file: string) => parse<Record<string, string>>(file, { bom: true, columns: true });

const goodsOf = async (desk: TestDesk, id: number, keeper: { id: number; cookie: string }) => {
  const { version: _version, ...goods } = (await desk.ask('GET /v1/desk/goods/one', { id }, keeper))
    .body.Value;
  return goods;
};

test('a check warns of a file that was imported before, if its differences of stocks would count again', async () => {
  const { shop, desk, keeper } = await aDesk();
  await aProduct(shop, { price: 100_000 });
  const file = await fileOf(desk, keeper);
  const dearer = file.replace('100000,10,10', '110000,10,10');
  const more = file.replace('100000,10,10', ',12,10');
  const warned = async (of: string) =>
    (await sent(desk, 'check', of, keeper)).body.Value.importedBefore;

  const first = await warned(more);
  await sent(desk, 'run', dearer, keeper);
  await sent(desk, 'run', more, keeper);

  expect(first).toBeNull();
  expect(await warned(dearer)).toBeNull();
  expect(await warned(more)).toBe(shop.clock().toISOString());
});

test('a file that nobody has changed changes nothing when it is imported again', async () => {
  const { shop, desk, keeper } = await aDesk();
  const { productId: id } = await aProduct(shop, {
    name: '=گوشی «الف»; "ب"',
    category: 'هوشمند',
    description: '<p>با تضمین</p>',
    discountPercent: 20,
    discountFrom: new Date('2026-01-01T06:30:00Z'),
    discountUntil: new Date('2027-01-01T06:30:00Z'),
    tags: ['تازه', 'هدیه'],
    pictures: [aPicture()],
    properties: { وزن: '-۲۰۰ گرم', اندازه: '042' },
    variants: [
      { name: '042', colorHex: '#1a2b3c' },
      { name: 'سفید', paddingPrice: 20_000 },
    ],
  });
  await aProduct(shop, { name: 'چای', price: 0, tags: ['سبز|سیاه'] });
  await aProduct(shop, { name: 'قهوه', tags: ['تلخ، تیره'] });
  const before = await goodsOf(desk, id, keeper);

  const { body } = await sent(desk, 'run', await fileOf(desk, keeper), keeper);

  expect(body.Value).toMatchObject({ isImported: true, rows: 4, added: 0, changed: 0, made: [] });
  expect(await goodsOf(desk, id, keeper)).toEqual(before);
});

test('a price that was changed in the spreadsheet is the new price, and pieces that were sold meanwhile stay sold', async () => {
  const { shop, desk, keeper } = await aDesk();
  const { productId, saleParamIds } = await aProduct(shop, { price: 100_000 });
  const file = await fileOf(desk, keeper);
  await shop.store.db
    .updateTable('sale_params')
    .set({ stock: 7 })
    .where('id', 'in', saleParamIds)
    .execute();

  await sent(desk, 'run', file.replace('100000,10,10', '110000,10,10'), keeper);
  const dearer = await goodsOf(desk, productId, keeper);
  await sent(desk, 'run', file.replace('100000,10,10', ',12,10'), keeper);
  const more = await goodsOf(desk, productId, keeper);

  expect(dearer.variants).toMatchObject([{ priceToman: 110_000, stock: 7 }]);
  expect(more.variants).toMatchObject([{ priceToman: 110_000, stock: 9 }]);
});

test('a file that takes more pieces than are left is refused at its row', async () => {
  const { shop, desk, keeper } = await aDesk();
  await aProduct(shop, { variants: [{ stock: 2 }] });

  const { body } = await sent(
    desk,
    'run',
    (await fileOf(desk, keeper)).replace(',2,2', ',1,5'),
    keeper,
  );

  expect(body.Value.isImported).toBe(false);
  expect(body.Value.problems).toEqual([
    { place: 2, sentence: expect.stringContaining('اکنون ۲ عدد است') as string },
  ]);
});

test('a row of a variant that is not there any more makes no second one with the same pieces', async () => {
  const { shop, desk, keeper } = await aDesk();
  await aProduct(shop, { variants: [{ name: 'سرخ', stock: 5 }, { name: 'سبز' }] });
  const file = await fileOf(desk, keeper);
  await shop.store.db
    .updateTable('sale_params')
    .set({ name: 'قرمز' })
    .where('name', '=', 'سرخ')
    .execute();

  const { body } = await sent(desk, 'run', file, keeper);

  expect(body.Value.isImported).toBe(false);
  expect(body.Value.problems).toEqual([
    { place: 2, sentence: expect.stringContaining('تنوعی به نام «سرخ» ندارد') as string },
  ]);
});

test('the file has the goods that the search finds, with a row for each variant and the columns of their own specifications', async () => {
  const { shop, desk, keeper } = await aDesk();
  const { subGroupId } = await aProduct(shop, {
    name: 'لپ‌تاپ',
    subGroup: 'رایانه',
    variants: [{ name: 'سیاه' }, { name: 'سفید', stock: 0 }],
    properties: { نمایشگر: '۱۴ اینچ' },
  });
  await aProduct(shop, { properties: { باتری: 'بزرگ' } });

  const rows = rowsOf(await fileOf(desk, keeper, `?subGroupId=${subGroupId}`));

  const spec = 'spec: مشخصات / نمایشگر';
  expect(rows).toMatchObject([
    { name: 'لپ‌تاپ', subgroup: 'رایانه', variant: 'سیاه', stock: '10', [spec]: '۱۴ اینچ' },
    { name: '', subgroup: '', variant: 'سفید', stock: '0', seen_stock: '0', [spec]: '' },
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain('spec: مشخصات / باتری');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
});

test('every product of a shop that is read in several batches is in the file once, the newest first', async () => {
  const { shop, desk, keeper } = await aDesk();
  const { productId } = await aProduct(shop);
  const { db } = shop.store;
  await sql`
    insert into products (name, short_name, subgroup_id, brand_id, price)
    select name, short_name, subgroup_id, brand_id, price
    from products, generate_series(1, 450) where id = ${productId}`.execute(db);
  await sql`
    insert into sale_params (product_id, name, padding_price, stock)
    select id, '', 0, 1 from products where id <> ${productId}`.execute(db);

  const ids = rowsOf(await fileOf(desk, keeper)).map(({ id }) => Number(id));

  expect(ids).toHaveLength(451);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
});

test('who may not import goods gets no file of them', async () => {
  const { desk } = await aDesk();
  const support = await aMember(desk, ['support']);

  const answer = await desk.send('GET', '/v1/desk/goods/csv', { cookie: support.cookie });

  expect(answer.statusCode).toBe(403);
});
