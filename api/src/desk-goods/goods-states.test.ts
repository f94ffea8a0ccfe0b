import { lowStock } from '@kashi/contracts/desk/desk-events';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aProductAtDesk } from './goods-fixtures.ts';

test('goods are found by their state, their shelf and their brand', async () => {
  const { desk, keeper, id: plenty } = await aProductAtDesk();
  const { shop } = desk;
  const low = await aProduct(shop, { brand: 'زنبق', variants: [{ stock: lowStock }] });
  const enough = await aProduct(shop, { brand: 'زنبق', variants: [{ stock: lowStock + 1 }] });
  const sold = await aProduct(shop, { subGroup: 'یخچال', variants: [{ stock: 0 }] });
  await desk.ask('POST /v1/desk/goods/hide', { id: enough.productId }, keeper);
  const { brand_id: brandId } = await shop.store.db
    .selectFrom('products')
    .select('brand_id')
    .where('id', '=', low.productId)
    .executeTakeFirstOrThrow();
  const find = async (wish: object) =>
    (await desk.ask('GET /v1/desk/goods', wish, keeper)).body.Value.rows.map(({ id }) => id);

  const unseen = await aProduct(shop, { variants: [{ stock: 0 }] });
  await desk.ask('POST /v1/desk/goods/hide', { id: unseen.productId }, keeper);

  expect(await find({ state: 'low' })).toEqual([sold.productId, low.productId]);
  expect(await find({ state: 'sold-out' })).toEqual([unseen.productId, sold.productId]);
  expect(await find({ state: 'hidden' })).toEqual([unseen.productId, enough.productId]);
  expect(await find({ state: 'shown' })).toEqual([sold.productId, low.productId, plenty]);
  expect(await find({ brandId })).toEqual([enough.productId, low.productId]);
  expect(await find({ subGroupId: sold.subGroupId })).toEqual([sold.productId]);
});

test('the newest goods come first, page by page, and none of them twice', async () => {
  const { desk, keeper } = await aProductAtDesk();
  for (const name of ['الف', 'ب', 'پ', 'ت']) await aProduct(desk.shop, { name });

  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { body } = await desk.ask('GET /v1/desk/goods', { limit: 2, after }, keeper);
    seen.push(...body.Value.rows.map(({ id }) => id));
    after = body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(seen).toEqual([5, 4, 3, 2, 1]);
});

test('as many goods run out at the front of the desk as their list has, however many variants of one product do', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const { shop } = desk;
  await aProduct(shop, { variants: [{ stock: lowStock }, { stock: 0 }, { stock: lowStock + 1 }] });
  await aProduct(shop, { variants: [{ stock: 1 }] });
  const hidden = await aProduct(shop, { variants: [{ stock: 0 }] });
  await desk.ask('POST /v1/desk/goods/hide', { id: hidden.productId }, keeper);

  const waiting = await desk.ask('GET /v1/desk/waiting', {}, keeper);
  const list = await desk.ask('GET /v1/desk/goods', { state: 'low' }, keeper);

  expect(waiting.body.Value.lowStock).toBe(2);
  expect(list.body.Value.rows).toHaveLength(2);
});
