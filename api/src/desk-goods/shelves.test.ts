import { randomUUID } from 'node:crypto';
import type { Offer } from '@kashi/shared/contracts/desk/goods/goods';
import { expect, test } from 'vitest';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import { aProductAtDesk, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

test('a shelf is made under another one, named anew, and deleted while nothing lies on it', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const { groups } = (await desk.ask('GET /v1/desk/shelves', {}, keeper)).body.Value;
  const parentId = groups[0]?.id ?? 0;

  const made = await desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'subGroup', title: 'ساعت', parentId },
    keeper,
  );
  const id = made.body.Value.subGroups.find(({ title }) => title === 'ساعت')?.id ?? 0;
  await desk.ask('POST /v1/desk/shelves/save', { kind: 'subGroup', id, title: 'ساعت مچی' }, keeper);
  const deleted = await desk.ask('POST /v1/desk/shelves/delete', { kind: 'subGroup', id }, keeper);

  expect(made.body.Value.subGroups).toContainEqual({ id, title: 'ساعت', groupId: parentId });
  expect(deleted.body.Value.subGroups.map((shelf) => shelf.id)).not.toContain(id);
  expect(await loggedChanges(desk)).toMatchObject([
    { subject: 'subGroup', before: null, after: { title: 'ساعت', parentId } },
    { before: { title: 'ساعت' }, after: { title: 'ساعت مچی' } },
    { before: { title: 'ساعت مچی' }, after: null },
  ]);
});

test('a shelf on which goods lie is not deleted', async () => {
  const at = await aProductAtDesk();
  const { brandId, subGroupId, groupId } = await readOne(at);
  const remove = (kind: 'brand' | 'subGroup' | 'group', id: number) =>
    at.desk.ask('POST /v1/desk/shelves/delete', { kind, id }, at.keeper);

  const answers = [
    await remove('brand', brandId),
    await remove('subGroup', subGroupId),
    await remove('group', groupId),
  ];

  expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
    Array(3).fill([409, messages.shelfInUse]),
  );
});

test('goods are found by the new name of their brand', async () => {
  const at = await aProductAtDesk();
  const { brandId: id } = await readOne(at);

  await at.desk.ask('POST /v1/desk/shelves/save', { kind: 'brand', id, title: 'زنبق' }, at.keeper);

  const listing = await at.desk.shop.store.db
    .selectFrom('product_listing')
    .select('search_text')
    .executeTakeFirstOrThrow();
  expect(listing.search_text).toContain('زنبق');
});

test.each([
  [{ kind: 'category' as const, title: 'x' }, 400],
  [{ kind: 'category' as const, title: 'x', parentId: 999 }, 404],
  [{ kind: 'brand' as const, id: 999, title: 'x' }, 404],
  [{ kind: 'brand' as const, title: '  ' }, 400],
])('%o is refused with %i', async (form, status) => {
  const { desk, keeper } = await aProductAtDesk();

  expect((await desk.ask('POST /v1/desk/shelves/save', form, keeper)).status).toBe(status);
});

type Seen = Pick<Offer, 'priceToman' | 'stock' | 'stockCounts'>;

test('the history says who changed which price and which stock, newest first and page by page', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id } = at;
  const [black] = (await readOne(at)).variants;
  const saleParamId = black?.id ?? 0;
  const save = (seen: Seen, priceToman: number, stock: number) =>
    desk.ask(
      'POST /v1/desk/goods/offers',
      { key: randomUUID(), changes: [{ saleParamId, seen, priceToman, stock }] },
      keeper,
    );
  await save({ priceToman: 100_000, stock: 10, stockCounts: 0 }, 110_000, 8);
  await save({ priceToman: 110_000, stock: 8, stockCounts: 1 }, 110_000, 5);

  const first = await desk.ask('GET /v1/desk/goods/history', { id, limit: 2 }, keeper);
  const after = first.body.Value.next ?? '';
  const second = await desk.ask('GET /v1/desk/goods/history', { id, limit: 2, after }, keeper);

  const staffName = 'همکار catalogue.one';
  expect(first.body.Value.rows).toMatchObject([
    { what: 'stock', before: 8, after: 5, staffName, saleParamId, variantName: 'مشکی' },
    { what: 'price', before: 100_000, after: 110_000 },
  ]);
  expect(second.body.Value).toMatchObject({
    rows: [{ what: 'stock', before: 10, after: 8 }],
    next: null,
  });
});
