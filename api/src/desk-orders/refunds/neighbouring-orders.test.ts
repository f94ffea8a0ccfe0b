import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { aBuyer, allOrders, payAtBank, walletOf } from '../../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { twoSoldPieces } from './refund-fixtures.ts';

/** Two customers who have each bought two pieces of goods of their own. */
async function twoOrders() {
  const sold = await twoSoldPieces();
  const { shop } = sold.desk;
  const neighbour = await aBuyer(shop, { mobile: '09120000000', quantity: 2 });
  await payAtBank(shop, neighbour);
  const neighboursId = (await allOrders(shop)).at(-1)?.id ?? 0;
  const piecesOf = ({ saleParamId }: { saleParamId: number }) => [
    { saleParamId, quantity: 1, isRestocked: true },
  ];
  /** What each order has given back: its money, and its pieces. */
  const givenBack = () =>
    shop.store.db
      .selectFrom('orders as o')
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .select(['o.refunds_sum as sum', 'l.refunded_pieces as pieces'])
      .orderBy('o.id')
      .execute();
  return { ...sold, neighbour, neighboursId, piecesOf, givenBack };
}

test('a refund of one order takes and gives back nothing of another, whether it is booked or refused', async () => {
  const { desk, buyer, neighbour, neighboursId, ask, piecesOf, givenBack } = await twoOrders();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  await ask({ orderId: neighboursId, lines: piecesOf(neighbour), amountToman: 30_000 });

  const asked = await ask({ lines: piecesOf(buyer), amountToman: 20_000 }, support);
  const meanwhile = await givenBack();
  await desk.ask('POST /v1/desk/refunds/refuse', { id: asked.body.Value.id }, owner);

  expect(meanwhile).toEqual([
    { sum: 20_000, pieces: 1 },
    { sum: 30_000, pieces: 1 },
  ]);
  expect(await givenBack()).toEqual([
    { sum: 0, pieces: 0 },
    { sum: 30_000, pieces: 1 },
  ]);
});

test('goods that only another order has are no line of this one', async () => {
  const { desk, buyer, neighbour, ask, piecesOf, givenBack } = await twoOrders();

  const asked = await ask({ lines: piecesOf(neighbour) });

  expect(asked).toMatchObject({ status: 409, body: { Message: messages.noLine } });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(0);
  expect(await givenBack()).toEqual([
    { sum: 0, pieces: 0 },
    { sum: 0, pieces: 0 },
  ]);
});

test('the press of one refund stands neither for the same sum of another order nor for the press of another member', async () => {
  const { desk, neighbour, neighboursId, ask } = await twoOrders();
  const other = await aMember(desk, ['orders'], { userName: 'other' });
  const key = randomUUID();
  const first = await ask({ key });

  const ofNeighbour = await ask({ key, orderId: neighboursId });
  const byOther = await ask({ key, seen: 1 }, other);

  expect(ofNeighbour).toMatchObject({ status: 409, body: { Message: messages.otherAlready } });
  expect((await walletOf(desk.shop, neighbour.id)).balance).toBe(0);
  expect(byOther.body.Value).toMatchObject({ askedById: other.id, state: 'done' });
  expect(byOther.body.Value.id).not.toBe(first.body.Value.id);
});
