import { expect, test } from 'vitest';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aMember } from '../desk/desk-fixtures.ts';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

test('what is saved is read again, and shoppers see it', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, name: 'گوشی تازه', tags: ['تازه', 'ویژه'], videos: ['https://www.aparat.com/v/x'] },
    at.keeper,
  );

  const listing = await at.desk.shop.ask('GET /v1/ProductManagement/Search/Read', {
    SearchValue: 'گوشی تازه',
  });
  expect(saved.body.Value).toMatchObject({
    name: 'گوشی تازه',
    tags: ['تازه', 'ویژه'],
    version: form.version + 1,
    variants: [
      { name: 'مشکی', priceToman: 100_000, stock: 10 },
      { name: 'سفید', priceToman: 120_000, stock: 10 },
    ],
  });
  expect(JSON.stringify(listing.body.Value)).toContain('گوشی تازه');
});

test('a description of 30,000 letters is saved, and no other call takes a body of its size', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  const description = 'می\u200c'.repeat(10_000);

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, description },
    at.keeper,
  );
  const { id: _id, version: _version, ...fields } = form;
  const variants = fields.variants.map(({ id: _variant, seenStock: _seen, ...rest }) => rest);
  const created = await at.desk.ask(
    'POST /v1/desk/goods/create',
    { ...fields, variants, description },
    at.keeper,
  );
  const elsewhere = await at.desk.send('POST', '/v1/desk/goods/duplicate', {
    ...at.keeper,
    payload: { id: at.id, description: description.repeat(2) },
  });

  expect(saved.body.Value.description).toBe(description);
  expect(created.status).toBe(200);
  expect(elsewhere.statusCode).toBe(413);
});

test('what shoppers would not be shown of a description is left out as it is saved', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  const description = '<h1>چای</h1><p onclick="x()">دم<img src="file:///C:/clip.png"></p>';

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, description },
    at.keeper,
  );

  expect(saved.body.Value.description).toBe('<h2>چای</h2><p>دم</p>');
});

test('variants, tags, values and titles that an Arabic keyboard wrote are saved in Persian letters', async () => {
  const at = await aProductAtDesk();
  const { variants, ...form } = await formOf(at);
  const wrong = inArabicLetters('یکی');
  const property = await at.desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'propertyGroup', title: wrong },
    at.keeper,
  );
  const group = property.body.Value.propertyGroups.at(-1);
  const made = await at.desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'property', title: wrong, parentId: group?.id ?? 0 },
    at.keeper,
  );
  const propertyId = made.body.Value.properties.at(-1)?.id ?? 0;

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    {
      ...form,
      variants: variants.with(0, { ...variants[0]!, name: wrong }),
      tags: [wrong],
      properties: [{ propertyId, value: wrong }],
    },
    at.keeper,
  );

  expect(group?.title).toBe('یکی');
  expect(saved.body.Value).toMatchObject({
    variants: [{ name: 'یکی' }, { name: 'سفید' }],
    tags: ['یکی'],
    properties: [{ value: 'یکی' }],
  });
});

test('a name that an Arabic keyboard wrote is saved in Persian letters', async () => {
  const at = await aProductAtDesk();
  const names = { name: inArabicLetters('کیف چرمی'), shortName: inArabicLetters('کیف') };

  const saved = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf(at)), ...names },
    at.keeper,
  );

  expect(saved.body.Value).toMatchObject({ name: 'کیف چرمی', shortName: 'کیف' });
});

test('of two people who edit one product the second is told what the first has made of it, and nothing is lost', async () => {
  const at = await aProductAtDesk();
  const other = await aMember(at.desk, ['catalogue'], { userName: 'other' });
  const form = await formOf(at);

  await at.desk.ask('POST /v1/desk/goods/change', { ...form, guarantee: 'یک سال' }, at.keeper);
  const second = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...form, summary: 'خلاصه' },
    other,
  );

  expect(second).toMatchObject({
    status: 409,
    body: {
      Message: messages.changedMeanwhile,
      Value: {
        current: { guarantee: 'یک سال', summary: '' },
        differs: ['summary', 'guarantee'],
        changedBy: 'همکار catalogue.one',
      },
    },
  });
  expect(await readOne(at)).toMatchObject({ guarantee: 'یک سال', summary: '' });
});

test('pieces that were sold while the form was open stay sold', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  await at.desk.shop.store.db.updateTable('sale_params').set({ stock: 7 }).execute();
  const variants = form.variants.map((variant) => ({ ...variant, stock: 15 }));

  const saved = await at.desk.ask('POST /v1/desk/goods/change', { ...form, variants }, at.keeper);

  expect(saved.body.Value.variants.map(({ stock }) => stock)).toEqual([12, 12]);
});

test('a price or a stock that was set elsewhere counts as a change of the product, a sale does not', async () => {
  const at = await aProductAtDesk();
  const versions = [(await readOne(at)).version];
  const { db } = at.desk.shop.store;

  await db.updateTable('sale_params').set({ stock: 1 }).execute();
  versions.push((await readOne(at)).version);
  await db
    .updateTable('sale_params')
    .set({ padding_price: 1_000 })
    .where('name', '=', 'مشکی')
    .execute();
  versions.push((await readOne(at)).version);

  expect(versions).toEqual([1, 1, 2]);
});

test.each([
  [{ brandId: 999 }, 'brandId'],
  [{ categoryId: 999 }, 'categoryId'],
  [{ discountPercent: 101 }, 'discountPercent'],
  [{ discountFrom: 'فردا' }, 'discountFrom'],
  [{ variants: [] }, 'variants'],
  [{ properties: [{ propertyId: 99, value: 'x' }] }, 'properties.0.propertyId'],
])('%o is refused beside its field', async (wrong, field) => {
  const at = await aProductAtDesk();

  const asked = await at.desk.ask(
    'POST /v1/desk/goods/change',
    { ...(await formOf(at)), ...wrong },
    at.keeper,
  );

  expect(asked).toMatchObject({ status: 400, body: { Errors: [{ Field: field }] } });
});

test('goods are found by words and by number, and listed by name page by page', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper } = at;
  for (const name of ['الف', 'ب', 'پ']) await aProduct(desk.shop, { name });
  const latin = await aProduct(desk.shop, { name: 'گوشی Pixel' });
  const find = async (search: string) =>
    (await desk.ask('GET /v1/desk/goods', { search }, keeper)).body.Value.rows.map(({ id }) => id);

  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await desk.ask('GET /v1/desk/goods', { sort: 'name', limit: 2, after }, keeper);
    seen.push(...page.body.Value.rows.map(({ name }) => name));
    after = page.body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(await find(`کاش${String.fromCodePoint(0x64a)} گوشی`)).toEqual([at.id]);
  expect(await find(String(at.id))).toEqual([at.id]);
  expect(await find('pixel گوشی')).toEqual([latin.productId]);
  expect(await find('گوشی\u200cpixel')).toEqual([latin.productId]);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});
