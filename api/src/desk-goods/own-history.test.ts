import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import { aProductAtDesk } from './goods-fixtures.ts';

test('the history of a product has nothing of another', async () => {
  const { desk, keeper, id } = await aProductAtDesk();
  const other = await aProduct(desk.shop, { name: 'کالای دیگر' });
  const saleParamId = other.saleParamIds[0] ?? 0;
  const seen = { priceToman: 100_000, stock: 10, stockCounts: 0 };
  const changes = [{ saleParamId, seen, priceToman: 90_000 }];
  await desk.ask('POST /v1/desk/goods/offers', { key: randomUUID(), changes }, keeper);
  const history = async (of: number) =>
    (await desk.ask('GET /v1/desk/goods/history', { id: of }, keeper)).body.Value.rows;

  expect(await history(other.productId)).toMatchObject([{ what: 'price', after: 90_000 }]);
  expect(await history(id)).toEqual([]);
});

test('changes of one press are read on within it, and none of them twice', async () => {
  const { desk, keeper, id } = await aProductAtDesk();
  const { body } = await desk.ask('GET /v1/desk/goods/one', { id }, keeper);
  const changes = body.Value.variants.map(({ id: saleParamId, priceToman, stock }) => ({
    saleParamId,
    seen: { priceToman, stock, stockCounts: 0 },
    priceToman: priceToman + 1_000,
    stock: stock + 1,
  }));
  await desk.ask('POST /v1/desk/goods/offers', { key: randomUUID(), changes }, keeper);

  const seen: unknown[] = [];
  let after: string | undefined;
  do {
    const page = await desk.ask('GET /v1/desk/goods/history', { id, limit: 1, after }, keeper);
    seen.push(...page.body.Value.rows.map(({ variantName, what }) => `${variantName} ${what}`));
    after = page.body.Value.next ?? undefined;
  } while (after !== undefined && seen.length < 9);

  expect(seen).toEqual(['مشکی price', 'مشکی stock', 'سفید price', 'سفید stock']);
});

test('a product that is hidden twice was hidden once', async () => {
  const { desk, keeper, id } = await aProductAtDesk();

  const answers = [
    await desk.ask('POST /v1/desk/goods/hide', { id }, keeper),
    await desk.ask('POST /v1/desk/goods/hide', { id }, keeper),
  ];

  expect(answers.map(({ body }) => body.Value.isHidden)).toEqual([true, true]);
  expect(await loggedChanges(desk)).toHaveLength(1);
});
