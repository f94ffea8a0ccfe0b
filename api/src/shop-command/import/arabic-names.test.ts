import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { inArabicLetters } from '../../testing/arabic-letters.ts';
import { testShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

test('shelves and variants that were named with an Arabic keyboard are found, and none is made twice', async () => {
  const shop = await testShop();
  await aProduct(shop, {
    name: 'گوشی',
    subGroup: inArabicLetters('الکترونیک'),
    category: inArabicLetters('موبایل'),
    brand: inArabicLetters('نوکیا'),
    tags: [inArabicLetters('یکتا')],
    variants: [{ name: inArabicLetters('مشکی') }, { name: 'سفید' }],
    properties: { [inArabicLetters('باتری')]: '۵۰۰۰' },
  });

  const { problems, made } = await importCatalogue(
    shop,
    readRows(
      'name,subgroup,category,brand,tags,variant,stock,spec: مشخصات / باتری\nگوشی,الکترونیک,موبایل,نوکیا,یکتا,مشکی,3,۶۰۰۰\n',
      'csv',
    ),
    { dryRun: false },
  );

  expect(problems).toEqual([]);
  expect(made).toEqual([]);
  const variants = await shop.store.db
    .selectFrom('sale_params')
    .select(['name', 'stock'])
    .orderBy('id')
    .execute();
  expect(variants).toEqual([
    { name: 'مشکی', stock: 3 },
    { name: 'سفید', stock: 10 },
  ]);
});
