import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { stockOf, walletOf } from '../../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { twoSoldPieces } from './refund-fixtures.ts';

test('a refund that waits for an owner is paid by nobody, neither by bank nor into the wallet', async () => {
  const { desk, clerk, buyer, ask } = await twoSoldPieces();
  const { id } = (await ask({ way: 'bank' }, await aMember(desk, ['support']))).body.Value;

  const answers = [
    await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'SATNA-7' }, clerk),
    await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, clerk),
  ];

  const refused = { status: 409, body: { Message: messages.notOwed, Value: { state: 'pending' } } };
  expect(answers).toMatchObject([refused, refused]);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(0);
});

test('a refund whose transfer is owed is neither confirmed again nor refused: its pieces are put back once', async () => {
  const { desk, buyer, ask } = await twoSoldPieces();
  const owner = await aMember(desk, ['owner']);
  const stock = await stockOf(desk.shop, buyer.saleParamId);
  const lines = [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: true }];
  const asked = await ask({ lines, way: 'bank' }, await aMember(desk, ['support']));
  const { id } = asked.body.Value;
  await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);

  const again = await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);
  const refused = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);

  const decided = { Message: messages.alreadyDecided, Value: { state: 'owed' } };
  expect([again, refused]).toMatchObject([
    { status: 409, body: decided },
    { status: 409, body: decided },
  ]);
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
});

test('an owed refund keeps who has decided it, whoever pays it into the wallet', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const { id } = (await ask({ way: 'bank' }, await aMember(desk, ['support']))).body.Value;
  await desk.ask('POST /v1/desk/refunds/confirm', { id }, await aMember(desk, ['owner']));

  const { body } = await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, clerk);

  expect(body.Value).toMatchObject({ decidedBy: 'همکار owner.one', paidBy: 'همکار orders.one' });
});

test('a transfer that is still owed is part of what a member gives back alone within a day', async () => {
  const { desk, ask } = await twoSoldPieces();
  const paid = 5_000_000;
  await desk.shop.store.db
    .updateTable('orders')
    .set({ sub_total: paid, discount: 0, tax: 0, delivery_fee: 0, invoice_due: paid })
    .execute();

  const owed = await ask({ amountToman: fourEyesAboveToman, way: 'bank' });
  const more = await ask({ amountToman: 1, seen: 1 });

  expect([owed, more].map(({ body }) => body.Value.state)).toEqual(['owed', 'pending']);
});

test('a refund that is booked, paid or refused leaves every other one as it is', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const ids = [];
  for (const [seen, way] of (['bank', 'wallet', 'bank'] as const).entries()) {
    ids.push((await ask({ way, seen }, support)).body.Value.id);
  }
  const [first = 0, second = 0, third = 0] = ids;
  const states = async () => {
    const { body } = await desk.ask('GET /v1/desk/refunds', { state: 'all' }, clerk);
    return body.Value.rows.toReversed().map(({ state }) => state);
  };

  const seen = [];
  await desk.ask('POST /v1/desk/refunds/confirm', { id: second }, owner);
  seen.push(await states());
  await desk.ask('POST /v1/desk/refunds/confirm', { id: first }, owner);
  seen.push(await states());
  await desk.ask('POST /v1/desk/refunds/refuse', { id: third }, owner);
  await desk.ask('POST /v1/desk/refunds/pay', { id: first, trackingNo: 'SATNA-7' }, clerk);
  seen.push(await states());

  expect(seen).toEqual([
    ['pending', 'done', 'pending'],
    ['owed', 'done', 'pending'],
    ['done', 'done', 'refused'],
  ]);
});

test('who handles orders decides about no refund that waits: an owner does', async () => {
  const { desk, clerk, buyer, ask } = await twoSoldPieces();
  const { id } = (await ask({}, await aMember(desk, ['support']))).body.Value;

  const answers = [
    await desk.ask('POST /v1/desk/refunds/confirm', { id }, clerk),
    await desk.ask('POST /v1/desk/refunds/refuse', { id }, clerk),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(0);
});
