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
