import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { problemSentence } from './problem-sentence.ts';
import { readRows } from './read-rows.ts';

async function importText(shop: TestShop, text: string) {
  const { problems } = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: false });
  return { problems: problems.map(problemSentence) };
}

test('a file says when a discount begins and ends, by the Jalali calendar, and takes it back', async () => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop);
  const period = async () =>
    shop.store.db
      .selectFrom('products')
      .select(['discount_percent', 'discount_from', 'discount_until'])
      .executeTakeFirstOrThrow();

  const begun = await importText(
    shop,
    `id,discount_percent,discount_from,discount_until\n${id},20,۱۴۰۵/۰۹/۰۲ ۱۸:۳۰,1405/09/10\n`,
  );
  const set = await period();
  await importText(shop, `id,discount_from\n${id},-\n`);

  expect(begun.problems).toEqual([]);
  expect(set).toEqual({
    discount_percent: 20,
    discount_from: new Date('2026-11-23T15:00:00Z'),
    discount_until: new Date('2026-11-30T20:30:00Z'),
  });
  expect(await period()).toEqual({ ...set, discount_from: null });
});

test('another percent after a discount that has ended is a new one at once, and the same percent is none', async () => {
  const shop = await testShop();
  const ended = {
    discountPercent: 10,
    discountFrom: new Date('2025-11-23T15:00:00Z'),
    discountUntil: new Date('2025-12-23T15:00:00Z'),
  };
  const { productId: id } = await aProduct(shop, ended);
  const until = async () =>
    (await shop.store.db.selectFrom('products').select('discount_until').executeTakeFirstOrThrow())
      .discount_until;

  await importText(shop, `id,discount_percent\n${id},10\n`);
  expect(await until()).toEqual(ended.discountUntil);
  await importText(shop, `id,discount_percent\n${id},25\n`);

  expect(await until()).toBeNull();
});

test.each([
  ['discount_from', 'tomorrow', 'discount_from must look like 1405/12/29 18:30'],
  ['discount_until', '1405/09/01', 'discount_until must be later than discount_from'],
])('a %s of «%s» is a problem of its line', async (column, cell, sentence) => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop, {
    discountPercent: 10,
    discountFrom: new Date('2026-11-23T15:00:00Z'),
  });

  const { problems } = await importText(shop, `id,${column}\n${id},${cell}\n`);

  expect(problems).toEqual([expect.stringContaining(sentence) as string]);
});
