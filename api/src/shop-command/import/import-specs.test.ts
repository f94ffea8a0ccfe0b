import { expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { problemSentence } from './problem-sentence.ts';
import { readRows } from './read-rows.ts';

const phone = `name,group,subgroup,brand,price,stock,spec: صفحه / اندازه,spec*: صفحه / USB-C,spec: بدنه/وزن
گوشی,کالای دیجیتال,موبایل,آوا,100000,3,۶٫۱ اینچ,دارد,
`;

async function importText(shop: TestShop, text: string, format: 'csv' | 'json' = 'csv') {
  const { made, problems, ...report } = await importCatalogue(shop, readRows(text, format), {
    dryRun: false,
  });
  return {
    ...report,
    problems: problems.map(problemSentence),
    made: made.map(({ kind, title }) => `${kind}: ${title}`),
  };
}

async function shown(shop: TestShop, ProductId = 1) {
  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId,
  });
  return body.Value.ProductPropertyGroups.map(({ GroupTitle, ProductPropertyValue }) => [
    GroupTitle,
    ProductPropertyValue.map(
      ({ PropertyTitle, PropertyValue }) => `${PropertyTitle}: ${PropertyValue}`,
    ),
  ]);
}

test('a column for each specification fills the product page, and makes what the shop has not', async () => {
  const shop = await testShop();

  const report = await importText(shop, phone);

  expect(report).toMatchObject({ imported: true, problems: [] });
  expect(report.made).toEqual(
    expect.arrayContaining(['property_groups: صفحه', 'properties: اندازه', 'properties: USB-C']),
  );
  expect(report.made).not.toContain('property_groups: بدنه');
  expect(await shown(shop)).toEqual([['صفحه', ['اندازه: ۶٫۱ اینچ', 'USB-C: دارد']]]);
  const values = await shop.store.db
    .selectFrom('product_property_values')
    .select('highlighted')
    .orderBy('property_id')
    .execute();
  expect(values.map(({ highlighted }) => highlighted)).toEqual([false, true]);
});

test('a row changes the specifications that it fills, leaves the others, and counts as a change of the product', async () => {
  const shop = await testShop();
  await importText(shop, phone);
  const version = async () =>
    (await shop.store.db.selectFrom('products').select('version').executeTakeFirstOrThrow())
      .version;
  const first = await version();

  const again = await importText(shop, phone);
  const sameAgain = await version();
  await importText(shop, 'id,spec: صفحه / اندازه,spec: بدنه / وزن\n1,۶٫۷ اینچ,۲۰۰ گرم\n');

  expect(again.made).toEqual([]);
  expect([sameAgain, await version()]).toEqual([first, first + 1]);
  expect(await shown(shop)).toEqual([
    ['صفحه', ['اندازه: ۶٫۷ اینچ', 'USB-C: دارد']],
    ['بدنه', ['وزن: ۲۰۰ گرم']],
  ]);
});

test('a product of a JSON file has its specifications by the same names', async () => {
  const shop = await testShop();
  const base = {
    name: 'چای',
    group: 'خوراک',
    subgroup: 'نوشیدنی',
    brand: 'کاشی',
    price: 1,
    stock: 1,
  };

  await importText(shop, JSON.stringify([{ ...base, 'spec: بسته / وزن': 500 }]), 'json');

  expect(await shown(shop)).toEqual([['بسته', ['وزن: 500']]]);
});

test.each([
  ['a specification without its group', 'spec: اندازه', '«spec: اندازه» must look like'],
  ['a name that is too long', `spec: صفحه / ${'ا'.repeat(101)}`, 'must look like'],
  ['one specification twice', 'spec: صفحه / اندازه,spec*: صفحه / اندازه', 'appears twice'],
  ['another column twice', 'price,price', 'the column «price» appears twice'],
  [
    '201 specifications',
    Array.from({ length: 201 }, (_, at) => `spec: گروه / ${at}`).join(','),
    'more than 200 columns',
  ],
])('%s is refused', async (_what, columns, sentence) => {
  const shop = await testShop();
  const empty = ','.repeat(columns.split(',').length);

  const { imported, problems } = await importText(shop, `name,${columns}\nچای${empty}\n`);

  expect(imported).toBe(false);
  expect(problems.join('\n')).toContain(sentence);
});

test('two values for one specification and a value that is too long are told by their rows', async () => {
  const shop = await testShop();
  const row = (variant: string, size: string) => `گوشی,کالا,موبایل,آوا,${variant},1000,3,${size}`;
  const head = 'name,group,subgroup,brand,variant,price,stock,spec: صفحه / اندازه';

  const two = await importText(
    shop,
    [head, row('الف', '۵'), row('ب', ''), row('پ', '۶')].join('\n'),
  );
  const long = await importText(shop, [head, row('الف', 'ا'.repeat(501))].join('\n'));

  expect(two.problems).toEqual(['line 4: the product is given two values for «صفحه / اندازه»']);
  expect(long.problems).toEqual(['line 2: spec: صفحه / اندازه is longer than 500']);
  expect([two.imported, long.imported]).toEqual([false, false]);
});
