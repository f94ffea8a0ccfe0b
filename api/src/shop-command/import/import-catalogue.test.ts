import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { problemSentence } from './problem-sentence.ts';
import { readRows } from './read-rows.ts';

const teas = `name,group,subgroup,category,brand,tags,variant,price,stock
چای سیاه,خوراک,نوشیدنی,چای,کاشی,تازه | هدیه,نیم کیلو,"۱۲۰٬۰۰۰",5
چای سیاه,خوراک,نوشیدنی,چای,کاشی,,یک کیلو,220000,0
چای سبز,,نوشیدنی,,کاشی,,,0,2
`;

async function importText(shop: TestShop, text: string, { dryRun = false, json = false } = {}) {
  const { made, problems, ...report } = await importCatalogue(
    shop,
    readRows(text, json ? 'json' : 'csv'),
    { dryRun },
  );
  return {
    ...report,
    problems: problems.map(problemSentence),
    made: made.map(({ kind, title }) => `${kind}: ${title}`),
  };
}

async function listed(shop: TestShop, SearchValue = '') {
  const query = { SearchValue, OrderBy: 1 };
  const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', query);
  return body.Value.FilteredProducts;
}

test('the rows of a file become products that the open shop lists and finds', async () => {
  const shop = await testShop();

  const report = await importText(shop, teas);

  expect(report).toEqual({
    imported: true,
    problems: [],
    added: 2,
    changed: 0,
    made: [
      'brands: کاشی',
      'groups: خوراک',
      'subgroups: نوشیدنی',
      'categories: چای',
      'tags: تازه',
      'tags: هدیه',
    ],
  });
  expect(await listed(shop, 'چای سیاه')).toMatchObject([
    { Name: 'چای سیاه', Price: 120_000, IsAvailable: true },
  ]);
  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: 1,
  });
  expect(body.Value.ProductSaleParams).toMatchObject([
    { Name: 'نیم کیلو', Price: 120_000, StockInventory: 5 },
    { Name: 'یک کیلو', Price: 220_000, StockInventory: 0 },
  ]);
});

test('importing the same file again creates nothing twice', async () => {
  const shop = await testShop();
  await importText(shop, teas);

  const again = await importText(shop, teas);

  expect(again).toMatchObject({ imported: true, added: 0, changed: 0, made: [] });
  expect(await listed(shop)).toHaveLength(2);
  const { body } = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: 1,
  });
  expect(body.Value).toHaveLength(1);
});

test("a row with only product data leaves all the product's variants unchanged", async () => {
  const shop = await testShop();
  await importText(shop, teas);

  const report = await importText(shop, 'id,guarantee\n1,ضمانت اصالت\n');

  expect(report).toMatchObject({ imported: true, problems: [], changed: 1 });
  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: 1,
  });
  expect(body.Value).toMatchObject({
    GuaranteeDescription: 'ضمانت اصالت',
    ProductSaleParams: [
      { Name: 'نیم کیلو', Price: 120_000, StockInventory: 5 },
      { Name: 'یک کیلو', Price: 220_000, StockInventory: 0 },
    ],
  });
});

test('a row changes what it contains, and leaves the rest of the product unchanged', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    name: 'گوشی',
    category: 'هوشمند',
    price: 100_000,
    discountPercent: 10,
    variants: [{ name: 'سفید' }, { name: 'سیاه', paddingPrice: 20_000, stock: 4 }],
  });

  await importText(shop, `id,subgroup,variant,price\n${productId},موبایل,سفید,130000\n`);

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: productId,
  });
  expect(body.Value).toMatchObject({ Name: 'گوشی', CategoryTitle: 'هوشمند', DiscountPercent: 10 });
  expect(body.Value.ProductSaleParams).toMatchObject([
    { Name: 'سفید', Price: 130_000, StockInventory: 10 },
    { Name: 'سیاه', Price: 120_000, StockInventory: 4 },
  ]);
});

test('every invalid row is reported with its place, and then no row is imported', async () => {
  const shop = await testShop();
  await aProduct(shop, { name: 'قوری' });
  await aProduct(shop, { name: 'قوری' });
  const before = await listed(shop);

  const report = await importText(
    shop,
    `id,name,group,subgroup,brand,variant,price,stock,color_hex
,خوب,خانه,آشپزخانه,کاشی,,1000,1,
,گران,خانه,آشپزخانه,کاشی,,صد,1,
,رنگی,خانه,آشپزخانه,کاشی,,1000,1,red
,کوتاه,خانه
,بی‌برند,خانه,آشپزخانه,,,1000,1,
,بی‌جا,,جای دیگر,کاشی,,1000,1,
,بی‌قیمت,خانه,آشپزخانه,کاشی,,,1,
,دوباره,خانه,آشپزخانه,کاشی,الف,1000,1,
,دوباره,خانه,آشپزخانه,کاشی,الف,1000,1,
,نیمه,خانه,آشپزخانه,کاشی,الف,1000,1,
,نیمه,خانه,آشپزخانه,کاشی,ب,0,1,
,قوری,خانه,آشپزخانه,کاشی,,1000,1,
99,,,,,,1000,1,
,,,,,,1000,1,
`,
  );

  const expected = [
    /line 5/,
    /^line 3: price must be a whole number/,
    /^line 4: color_hex must look like/,
    /^line 13: several products have this name/,
    /^line 14: there is no product 99; a new one has no id/,
    /^line 15: id or name is missing/,
    /^line 6: brand is missing/,
    /^line 7: the group is missing/,
    /^line 8: price is missing/,
    /^line 10: the variant «الف» appears twice/,
    /^line 11: a price of 0 means/,
  ];
  expect(report.imported).toBe(false);
  expect(report.problems).toHaveLength(expected.length);
  for (const [index, problem] of expected.entries())
    expect(report.problems[index]).toMatch(problem);
  expect(await listed(shop)).toEqual(before);
  const brands = await shop.store.db.selectFrom('brands').select('title').execute();
  expect(brands).toHaveLength(1);
});

test('a dry run reports what would happen, and changes nothing', async () => {
  const shop = await testShop();

  const report = await importText(shop, teas, { dryRun: true });

  expect(report).toMatchObject({ imported: false, problems: [], added: 2 });
  expect(await listed(shop)).toEqual([]);
});

test('a JSON file of objects is imported like a CSV file', async () => {
  const shop = await testShop();
  const tea = { name: 'چای', group: 'خوراک', subgroup: 'نوشیدنی', brand: 'کاشی' };
  const text = JSON.stringify([{ ...tea, price: 5000, stock: 1 }]);

  const report = await importText(shop, text, { json: true });

  expect(report).toMatchObject({ imported: true, added: 1 });
});

test.each([
  ['{}', true, 'not a JSON list'],
  ['[7]', true, 'item 1: is not an object'],
  ['[]', true, 'no product'],
  ['name,colour\na,b\n', false, '«colour» is not a column'],
])('%s is refused', async (text, json, sentence) => {
  const shop = await testShop();

  const { imported, problems } = await importText(shop, text, { json });

  expect(imported).toBe(false);
  expect(problems.join()).toContain(sentence);
});

test('tags and stocks that a file changes count as a change of the product, the same ones do not', async () => {
  const shop = await testShop();
  await importText(shop, teas);
  const versions = async () =>
    (await shop.store.db.selectFrom('products').select('version').orderBy('id').execute()).map(
      ({ version }) => version,
    );
  const [first = 0] = await versions();

  await importText(shop, teas);
  const sameAgain = await versions();
  await importText(shop, 'id,tags\n1,تازه | ویژه\n');
  const otherTags = await versions();
  await importText(shop, 'id,variant,stock\n1,نیم کیلو,9\n');
  const otherStock = await versions();

  expect([sameAgain[0], otherTags[0], otherStock[0]]).toEqual([first, first + 1, first + 2]);
});
