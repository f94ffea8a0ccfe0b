import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

/** A shop with one product of these variants, into which files of prices and stocks are read. */
async function aShopOf(variants: { name: string }[]) {
  const shop = await testShop();
  await aProduct(shop, { name: 'گوشی', variants });
  const faultsOf = async (text: string) => {
    const { problems } = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: false });
    return problems.map(({ place, fault }) => [place?.number, fault.is]);
  };
  const variantsNow = () =>
    shop.store.db.selectFrom('sale_params').select(['name', 'stock']).orderBy('id').execute();
  return { faultsOf, variantsNow };
}

test('a price or stock without the name of a variant is that of the only variant', async () => {
  const { faultsOf, variantsNow } = await aShopOf([{ name: 'مشکی' }]);

  const faults = await faultsOf('name,price,stock\nگوشی,90000,3\n');

  expect(faults).toEqual([]);
  expect(await variantsNow()).toEqual([{ name: 'مشکی', stock: 3 }]);
});

test('of a product with several named variants a price or stock has to name one', async () => {
  const { faultsOf, variantsNow } = await aShopOf([{ name: 'مشکی' }, { name: 'سفید' }]);

  const faults = await faultsOf('name,price,stock\nگوشی,90000,3\n');

  expect(faults).toEqual([[2, 'which-variant']]);
  expect(await variantsNow()).toHaveLength(2);
});

test('the only variant is named and unnamed in one file: that is twice', async () => {
  const { faultsOf } = await aShopOf([{ name: 'مشکی' }]);

  const faults = await faultsOf('name,variant,stock\nگوشی,,3\nگوشی,مشکی,4\n');

  expect(faults).toEqual([[3, 'variant-twice']]);
});

test('beside a variant without a name no other is made, and one without a name beside no other', async () => {
  const { faultsOf, variantsNow } = await aShopOf([{ name: '' }]);
  const head = 'name,group,subgroup,brand,variant,price,stock\n';
  const rows = (one: string, other: string) =>
    `${head}کفش,کالا,پوشاک,آوا,${one},1000,3\nکفش,کالا,پوشاک,آوا,${other},1000,3\n`;

  expect(await faultsOf('name,variant,price,stock\nگوشی,مشکی,1000,3\n')).toEqual([
    [2, 'variant-nameless'],
  ]);
  expect(await faultsOf(rows('', '۴۰'))).toEqual([[3, 'variant-nameless']]);
  expect(await faultsOf(rows('۴۰', ''))).toEqual([[3, 'variant-nameless']]);
  expect(await faultsOf(rows('۴۰', '۴۱'))).toEqual([]);
  expect(await faultsOf('name,stock\nگوشی,4\n')).toEqual([]);
  expect((await variantsNow())[0]).toEqual({ name: '', stock: 4 });
});
