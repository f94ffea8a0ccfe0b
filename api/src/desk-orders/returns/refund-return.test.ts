import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aMember, loggedChanges } from '../../desk/desk-fixtures.ts';
import { stockOf, walletOf } from '../../payments/testing/payment-fixtures.ts';
import { allTexts } from '../../texts/text-fixtures.ts';
import { aReturn } from './desk-return-fixtures.ts';
import { messages } from './messages.ts';

test('a request is accepted, its goods are received and refunded: money, stock, texts and the log tell of it', async () => {
  const asked = await aReturn();
  const { desk, buyer } = asked;
  const stock = await stockOf(desk.shop, buyer.saleParamId);

  const accepted = await asked.accept();
  const toSend = (await asked.seenByCustomer()).Returns;
  const received = await asked.receive();
  const refunded = await asked.refund();

  expect(accepted.body).toMatchObject({ Message: messages.accepted, Value: { state: 'accepted' } });
  expect(toSend).toMatchObject([{ State: 'accepted', Instruction: 'با پست پیشتاز بفرستید.' }]);
  expect(received.body.Value).toMatchObject({ state: 'received', receivedBy: 'همکار orders.one' });
  expect(refunded.body).toMatchObject({
    Message: messages.refunded,
    Value: { state: 'refunded', refund: { amountToman: 110_000, state: 'done', way: 'wallet' } },
  });
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(110_000);
  expect(await asked.seenByCustomer()).toMatchObject({
    Returns: [{ State: 'refunded' }],
    Refunds: [{ Amount: 110_000 }],
    OrderDetails: [{ ReturnablePieces: 1 }],
  });
  const texts = await allTexts(desk.shop);
  expect(texts.slice(-4).map(({ kind }) => kind)).toEqual([
    'returnAsked',
    'returnAccepted',
    'returnReceived',
    'refundToWallet',
  ]);
  expect(texts.at(-3)?.body).toContain('با پست پیشتاز بفرستید.');
  const logged = (await loggedChanges(desk)).filter(({ subject }) => subject === 'return');
  expect(logged).toMatchObject([
    { before: { state: 'asked' }, after: { state: 'accepted' } },
    { before: { state: 'accepted' }, after: { state: 'received' } },
    { before: { state: 'received' }, after: { state: 'refunded' } },
  ]);
});

test('goods that cannot be sold stay off the shelf, and a bank transfer is owed', async () => {
  const asked = await aReturn();
  const { desk, buyer } = asked;
  const stock = await stockOf(desk.shop, buyer.saleParamId);
  await asked.accept();
  await asked.receive();

  const { body } = await asked.refund({
    way: 'bank',
    lines: [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: false }],
  });

  expect(body.Value).toMatchObject({ state: 'refunded', refund: { state: 'owed', way: 'bank' } });
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock);
});

test('a large refund waits for an owner: confirmed it closes the request, refused the request waits again', async () => {
  const asked = await aReturn();
  const { desk, buyer } = asked;
  const owner = await aMember(desk, ['owner']);
  const dear = fourEyesAboveToman + 1;
  await desk.shop.store.db
    .updateTable('orders')
    .set({ sub_total: 5_000_000, discount: 0, tax: 0, delivery_fee: 0, invoice_due: 5_000_000 })
    .execute();
  await asked.accept();
  await asked.receive();

  const waiting = await asked.refund({ amountToman: dear });
  const refusedMeanwhile = await asked.refuse();
  const id = waiting.body.Value.refund?.id ?? 0;
  await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);
  const open = await desk.ask('GET /v1/desk/returns/one', { id: 1 }, asked.clerk);
  const again = await asked.refund({ amountToman: dear, seen: 1 });
  const next = again.body.Value.refund?.id ?? 0;
  await desk.ask('POST /v1/desk/refunds/confirm', { id: next }, owner);
  const closed = await desk.ask('GET /v1/desk/returns/one', { id: 1 }, asked.clerk);

  expect(waiting.body).toMatchObject({ Message: messages.waits, Value: { state: 'received' } });
  expect([refusedMeanwhile.status, refusedMeanwhile.body.Message]).toEqual([
    409,
    messages.refundUnderWay,
  ]);
  expect(open.body.Value).toMatchObject({ state: 'received', refund: null });
  expect(closed.body.Value).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(dear);
});

test('no more is refunded than was asked for, and not nothing', async () => {
  const asked = await aReturn();
  const { saleParamId } = asked.buyer;
  await asked.accept();
  await asked.receive();

  const answers = [
    await asked.refund({ lines: [{ saleParamId, quantity: 2, isRestocked: true }] }),
    await asked.refund({
      lines: [{ saleParamId: saleParamId + 9, quantity: 1, isRestocked: true }],
    }),
    await asked.refund({ lines: [] }),
    await asked.refund({ amountToman: 900_000 }),
  ];

  expect(answers.map(({ status, body }) => [status, body.Errors?.[0]?.Field])).toEqual([
    [409, 'lines.0.quantity'],
    [409, 'lines.0.quantity'],
    [409, 'lines'],
    [409, 'amountToman'],
  ]);
  expect((await walletOf(asked.desk.shop, asked.buyer.id)).balance).toBe(0);
});
