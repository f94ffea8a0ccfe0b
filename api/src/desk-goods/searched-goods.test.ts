import { longestName } from '@kashi/contracts/desk/goods/goods-fields';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aProductAtDesk } from './goods-fixtures.ts';

const typed = ['آیفون ۱۵', 'آیفون 15', 'آیفون ١٥'];

test('goods are found at the desk whatever digits their names and the search are written in', async () => {
  const { desk, keeper } = await aProductAtDesk();
  for (const name of typed) await aProduct(desk.shop, { name });
  await aProduct(desk.shop, { name: 'آیفون ۱۴' });

  const found = await Promise.all(
    typed.map(async (search) => {
      const { body } = await desk.ask('GET /v1/desk/goods', { search }, keeper);
      return body.Value.rows.map(({ name }) => name).toSorted();
    }),
  );

  expect(found).toEqual(typed.map(() => typed.toSorted()));
});

test('goods are found at the desk with a half-space, without it, and with a space instead', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const { productId } = await aProduct(desk.shop, { name: 'نیم\u200cبوت ۳۸' });

  const found = await Promise.all(
    ['نیم\u200cبوت', 'نیمبوت', 'نیم بوت', 'نیمبوت 38', 'بوت۳۸'].map(async (search) => {
      const { body } = await desk.ask('GET /v1/desk/goods', { search }, keeper);
      return body.Value.rows.map(({ id }) => id);
    }),
  );

  expect(found).toEqual([[productId], [productId], [productId], [productId], []]);
});

test.each([
  ['آینه', 'اینه'],
  ['رضائی', 'رضایی'],
  ['مؤلف', 'مولف'],
  ['خانۀ چوبی', 'خانه'],
  ['هوایی', 'هوائی'],
  ['کِرِم', 'کرم'],
  ['کرم', 'کِرِم'],
  ['بطری ۱٫۵ لیتری', '1.5'],
  ['iPhone 15', 'IPHONE ۱۵'],
  ['۱۰۰٪ پنبه [نخی] a\\b-c', '100٪ [نخی] A\\B-C'],
])('the goods «%s» are found at the desk by «%s», as the shop finds them', async (name, search) => {
  const { desk, keeper } = await aProductAtDesk();
  const { productId } = await aProduct(desk.shop, { name });

  const { body } = await desk.ask('GET /v1/desk/goods', { search }, keeper);

  expect(body.Value.rows.map(({ id }) => id)).toEqual([productId]);
});

test('goods are found by their whole name, however long it is', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const name = 'کاغذ'.padEnd(longestName, ' رنگی');
  const { productId } = await aProduct(desk.shop, { name });

  const { body } = await desk.ask('GET /v1/desk/goods', { search: name }, keeper);

  expect(body.Value.rows.map(({ id }) => id)).toEqual([productId]);
});
