import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aProduct } from './catalogue-fixtures.ts';
import { refreshListing } from './refresh-listing.ts';

const readListing = 'GET /v1/ProductManagement/Filters/Read';

async function read(shop: TestShop, filter: Parameters<typeof shop.ask<typeof readListing>>[1]) {
  const { body } = await shop.ask(readListing, filter);
  const { FilteredAttributes = [], TotalCount, FilteredBrands } = body.Value;
  return {
    total: TotalCount,
    brands: FilteredBrands.map(({ Title, Count }) => `${Title} ${Count}`),
    attributes: Object.fromEntries(
      FilteredAttributes.map(({ Title, Values }) => [
        Title,
        Values.map((value) => `${value.Title}: ${value.Count}`),
      ]),
    ),
    pair: (title: string, value: string) => {
      const attribute = FilteredAttributes.find(({ Title }) => Title === title);
      const found = attribute?.Values.find(({ Title }) => Title === value);
      return `${attribute?.Id}-${found?.Id}`;
    },
  };
}

/** Six phones, and a cover of another subgroup. */
async function aShopOfPhones() {
  const shop = await testShop();
  const phones = [
    { brand: 'آوا', properties: { رم: '۱ ترابایت', رنگ: 'مشکی', سریال: 'a' } },
    { brand: 'آوا', properties: { رم: '۱۶ گیگابایت', رنگ: 'مشکی', سریال: 'b' } },
    { brand: 'ماهور', properties: { رم: '۸ گیگابایت', رنگ: 'سفید', سریال: 'c' } },
    {
      brand: 'ماهور',
      properties: { رم: '۸  گیگابایت ', رنگ: 'مشکی', شرح: 'جمله‌ای بلند '.repeat(9) },
    },
    { brand: 'ماهور', properties: { رم: '۱۶ گیگابایت', رنگ: 'سفید', شرح: '' } },
    { brand: 'آوا', properties: { رم: '۱ ترابایت', رنگ: 'مشکی' } },
  ];
  let at = { productId: 0, subGroupId: 0 };
  for (const phone of phones) at = await aProduct(shop, phone);
  await aProduct(shop, { subGroup: 'قاب', properties: { رنگ: 'آبی' } });
  return { shop, SubGroupId: at.subGroupId, lastPhone: at.productId };
}

test('a subgroup offers the attributes whose values repeat, sizes in their order and words by their number', async () => {
  const { shop, SubGroupId } = await aShopOfPhones();

  const { attributes } = await read(shop, { SubGroupId });

  expect(attributes).toEqual({
    رم: ['۸ گیگابایت: 2', '۱۶ گیگابایت: 2', '۱ ترابایت: 2'],
    رنگ: ['مشکی: 4', 'سفید: 2'],
  });
  expect((await read(shop, {})).attributes).toEqual({});
});

test('sizes stand in their order, with what follows them, and before words', async () => {
  const shop = await testShop();
  const memories = [
    'ندارد',
    '۱ ترابایت، رم ۱۶ گیگابایت',
    '۲۵۶ گیگابایت، رم ۱۲ گیگابایت',
    '۲۵۶ گیگابایت، رم ۶ گیگابایت',
    '۰٫۵ گیگابایت',
    'با کارت',
    'با کارت',
  ];
  let SubGroupId = 0;
  for (const حافظه of [...memories, ...memories])
    SubGroupId = (await aProduct(shop, { properties: { حافظه } })).subGroupId;

  const { attributes } = await read(shop, { SubGroupId });

  expect(attributes['حافظه']?.map((each) => each.split(':')[0])).toEqual([
    '۰٫۵ گیگابایت',
    '۲۵۶ گیگابایت، رم ۶ گیگابایت',
    '۲۵۶ گیگابایت، رم ۱۲ گیگابایت',
    '۱ ترابایت، رم ۱۶ گیگابایت',
    'با کارت',
    'ندارد',
  ]);
});

test('values of one attribute are alternatives, attributes combine, and a choice can be widened', async () => {
  const { shop, SubGroupId } = await aShopOfPhones();
  const { pair } = await read(shop, { SubGroupId });
  const white = pair('رنگ', 'سفید');
  const small = pair('رم', '۸ گیگابایت');
  const large = pair('رم', '۱۶ گیگابایت');

  const narrowed = await read(shop, { SubGroupId, Attributes: [white, small] });
  const wider = await read(shop, { SubGroupId, Attributes: `${white},${small},${large}` });

  expect(narrowed.total).toBe(1);
  expect(narrowed.attributes).toEqual({
    رم: ['۸ گیگابایت: 1', '۱۶ گیگابایت: 1'],
    رنگ: ['سفید: 1', 'مشکی: 1'],
  });
  expect(narrowed.brands).toEqual(['ماهور 1']);
  expect(wider.total).toBe(2);
});

test.each(['99-9', '1-999999', '2147483647-2147483647'])(
  'the value %s, which the shop does not have, finds nothing',
  async (Attributes) => {
    const { shop, SubGroupId } = await aShopOfPhones();

    expect((await read(shop, { SubGroupId, Attributes })).total).toBe(0);
  },
);

test('what cannot be understood is left out', async () => {
  const { shop, SubGroupId } = await aShopOfPhones();

  expect((await read(shop, { SubGroupId, Attributes: 'x-1,1,-,1-2-3,0-0,' })).total).toBe(6);
});

test('a chosen value that no product has any more can still be taken back', async () => {
  const { shop, SubGroupId, lastPhone } = await aShopOfPhones();
  const { pair } = await read(shop, { SubGroupId });
  const Attributes = pair('رم', '۱۶ گیگابایت');
  await shop.store.transaction(async (tx) => {
    const changed = await tx
      .updateTable('product_property_values')
      .set({ value: '۸ گیگابایت' })
      .where('value', '=', '۱۶ گیگابایت')
      .returning('product_id')
      .execute();
    await refreshListing(tx, [lastPhone, ...changed.map(({ product_id }) => product_id)]);
  });

  const { total, attributes } = await read(shop, { SubGroupId, Attributes });

  expect(total).toBe(0);
  expect(attributes['رم']).toEqual(['۸ گیگابایت: 4', '۱۶ گیگابایت: 0', '۱ ترابایت: 2']);
});

test('an update of a shop fills in what its products would have been given', async () => {
  const { shop } = await aShopOfPhones();
  const { db } = shop.store;
  const attributes = async () => {
    const { rows } = await sql<{ product: number; values: string[] }>`
      select l.product_id as product, array_agg(f.property_id || ' ' || f.value order by at.place) as values
      from product_listing l cross join unnest(l.attribute_ids) with ordinality as at(id, place)
      join filter_values f on f.id = at.id and at.place % 2 = 0
      group by 1 order by 1`.execute(db);
    return rows;
  };
  const given = await attributes();
  expect(given).toHaveLength(7);
  await sql`update product_listing set attribute_ids = '{}'`.execute(db);
  await sql`delete from filter_values`.execute(db);

  const file = new URL('../schema/migrations/079-filter-values.sql', import.meta.url);
  const [, filling = ''] = /(insert into filter_values[^]*)/.exec(readFileSync(file, 'utf8')) ?? [];
  for (const statement of filling.split(/;\n/).filter((each) => each.trim() !== ''))
    await sql.raw(statement).execute(db);

  expect(await attributes()).toEqual(given);
});
