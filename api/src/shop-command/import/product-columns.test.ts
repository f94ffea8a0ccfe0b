import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

async function faultsOf(shop: TestShop, text: string) {
  const { problems } = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: false });
  return problems.map(({ place, fault }) => [place?.number, fault]);
}

test('what describes a product is taken from whichever of its rows has it', async () => {
  const shop = await testShop();

  const faults = await faultsOf(
    shop,
    `name,group,subgroup,brand,guarantee,weight_grams,tags,variant,price,stock
چای,,نوشیدنی,,,,,نیم کیلو,120000,5
چای,خوراک,نوشیدنی,کاشی,اصل,700,تازه,یک کیلو,220000,2
`,
  );

  const product = await shop.store.db
    .selectFrom('products')
    .innerJoin('product_tags', 'product_id', 'products.id')
    .select(['guarantee_description', 'weight_grams'])
    .execute();
  expect(faults).toEqual([]);
  expect(product).toEqual([{ guarantee_description: 'اصل', weight_grams: 700 }]);
});

test('two rows that say two things of one product are refused, each with its column', async () => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop, {
    variants: [{ name: 'مشکی' }, { name: 'سفید' }],
  });

  const faults = await faultsOf(
    shop,
    `id,brand,discount_from,variant,stock
${id},کاشی,1405/09/02 18:30,مشکی,3
${id},گلستان,1405/09/02 18:30,سفید,4
`,
  );

  expect(faults).toEqual([[3, { is: 'two-cells', column: 'brand' }]]);
});

test('a product that one row finds by its name takes the new name that another row gives with its id', async () => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop, {
    name: 'گوشی',
    variants: [{ name: 'مشکی' }, { name: 'سفید' }],
  });

  const faults = await faultsOf(
    shop,
    `id,name,variant,stock\n,گوشی,مشکی,3\n${id},گوشی نو,سفید,4\n`,
  );

  const product = await shop.store.db.selectFrom('products').select('name').execute();
  expect(faults).toEqual([]);
  expect(product).toEqual([{ name: 'گوشی نو' }]);
});
