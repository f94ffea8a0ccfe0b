import { randomUUID } from 'node:crypto';
import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { expect, test } from 'vitest';
import { setStock } from '../catalogue/product/sale-param-offers.ts';
import { aMember } from '../desk/desk-fixtures.ts';
import { takeStock } from '../stock/stock.ts';
import { aProductAtDesk, formOf, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

type AtDesk = Awaited<ReturnType<typeof aProductAtDesk>>;
type Wish = { priceToman?: number; stock?: number };

/** The variants as the list of prices shows them, black before white. */
async function seenBy({ desk, keeper }: AtDesk): Promise<[Variant, Variant]> {
  const { body } = await desk.ask('GET /v1/desk/goods', {}, keeper);
  const [black, white] = body.Value.rows[0]?.variants ?? [];
  if (!black || !white) throw new Error('The product has two variants.');
  return [black, white];
}

type Variant = GoodsRow['variants'][number];

const save = ({ desk, keeper }: AtDesk, changes: [Variant, Wish][], key: string = randomUUID()) =>
  desk.ask(
    'POST /v1/desk/goods/offers',
    { key, changes: changes.map(([seen, wish]) => ({ saleParamId: seen.id, seen, ...wish })) },
    keeper,
  );

const stocks = async (at: AtDesk) => (await readOne(at)).variants.map(({ stock }) => stock);

test('prices and stocks of many are saved at once, all or none', async () => {
  const at = await aProductAtDesk();
  const [black, white] = await seenBy(at);

  const saved = await save(at, [
    [black, { priceToman: 130_000 }],
    [white, { stock: 4 }],
  ]);
  const [, counted] = await seenBy(at);
  const outOfDate = await save(at, [
    [counted, { stock: 0 }],
    [black, { priceToman: 90_000 }],
  ]);

  expect(saved.status).toBe(200);
  expect(outOfDate).toMatchObject({
    status: 409,
    body: {
      Message: messages.offersMoved,
      Errors: [{ Field: 'changes.1.priceToman', Message: messages.priceMoved(130_000) }],
    },
  });
  expect(await readOne(at)).toMatchObject({
    variants: [
      { priceToman: 130_000, stock: 10 },
      { priceToman: 120_000, stock: 4 },
    ],
  });
});

test('of two people who count one stock the second is told what the first has counted, and nothing is booked twice', async () => {
  const at = await aProductAtDesk();
  const other = await aMember(at.desk, ['catalogue'], { userName: 'other' });
  const [black, white] = await seenBy(at);

  await save(at, [[black, { stock: 8 }]]);
  const second = await save({ ...at, keeper: other }, [
    [white, { stock: 9 }],
    [black, { stock: 8 }],
  ]);

  expect(second).toMatchObject({
    status: 409,
    body: {
      Errors: [{ Field: 'changes.1.stock', Message: messages.stockMoved(8) }],
      Value: { current: [{ stock: 8, stockCounts: 1 }, { stockCounts: 0 }] },
    },
  });
  expect(await stocks(at)).toEqual([8, 10]);
});

test('of two people who count one stock at once one is told', async () => {
  const at = await aProductAtDesk();
  const other = await aMember(at.desk, ['catalogue'], { userName: 'other' });
  const [black] = await seenBy(at);

  const both = await Promise.all(
    [at.keeper, other].map((keeper) => save({ ...at, keeper }, [[black, { stock: 8 }]])),
  );

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await stocks(at)).toEqual([8, 10]);
});

test('a stock that was counted in the form of the product, or by a command, counts as well', async () => {
  const at = await aProductAtDesk();
  const [black, white] = await seenBy(at);
  const form = await formOf(at);
  const variants = form.variants.map((each) =>
    each.id === black.id ? { ...each, stock: 7 } : each,
  );

  await at.desk.ask('POST /v1/desk/goods/change', { ...form, variants }, at.keeper);
  await setStock(at.desk.shop, white.id, 6);
  const late = [await save(at, [[black, { stock: 8 }]]), await save(at, [[white, { stock: 8 }]])];

  expect(late.map(({ status }) => status)).toEqual([409, 409]);
  expect(await stocks(at)).toEqual([7, 6]);
});

test('a form that was opened before a stock was counted is told, and books nothing twice', async () => {
  const at = await aProductAtDesk();
  const form = await formOf(at);
  const [black] = await seenBy(at);
  await save(at, [[black, { stock: 8 }]]);
  const variants = form.variants.map((each) => ({ ...each, stock: 8 }));

  const late = await at.desk.ask('POST /v1/desk/goods/change', { ...form, variants }, at.keeper);

  expect(late).toMatchObject({ status: 409, body: { Value: { differs: ['variants'] } } });
  expect(await stocks(at)).toEqual([8, 10]);
});

test('a sale meanwhile refuses nobody: its pieces stay sold', async () => {
  const at = await aProductAtDesk();
  const [black] = await seenBy(at);
  await at.desk.shop.store.transaction((tx) =>
    takeStock(tx, [{ saleParamId: black.id, quantity: 3 }]),
  );

  const saved = await save(at, [[black, { stock: 15 }]]);

  expect(saved.body.Value).toMatchObject([{ stock: 12 }]);
});

test('stocks that are sent again, or twice at once, are booked once and answered alike', async () => {
  const at = await aProductAtDesk();
  const [black] = await seenBy(at);
  const key = randomUUID();

  const twice = await Promise.all([1, 2].map(() => save(at, [[black, { stock: 15 }]], key)));
  const again = await save(at, [[black, { stock: 15 }]], key);
  const other = await save(at, [[black, { stock: 16 }]], key);

  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(again.body.Value).toMatchObject([{ saleParamId: black.id, stock: 15 }]);
  expect(other.status).toBe(409);
  expect(await stocks(at)).toEqual([15, 10]);
});
