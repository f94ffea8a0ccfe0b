import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { walletOf } from '../../payments/testing/payment-fixtures.ts';
import { aReturn } from './desk-return-fixtures.ts';
import { messages } from './messages.ts';

const decided = { status: 409, body: { Message: messages.alreadyDecided } };

test('goods of a request that nobody has accepted, or that was refused, are not received', async () => {
  const asked = await aReturn();

  const early = await asked.receive();
  await asked.refuse();
  const late = await asked.receive();

  expect([early, late]).toMatchObject([decided, decided]);
  expect((await asked.seenByCustomer()).Returns).toMatchObject([{ State: 'refused' }]);
});

test('a refused request is accepted no more: its pieces may be asked for again', async () => {
  const asked = await aReturn();
  await asked.refuse();

  const accepted = await asked.accept();
  const anew = await asked.askToReturn();

  expect(accepted).toMatchObject(decided);
  expect(anew.status).toBe(200);
});

test('a request that its customer has taken back is neither accepted nor refused', async () => {
  const asked = await aReturn();
  const wish = { HashOrderId: asked.hash, ReturnId: 1 };
  await asked.desk.shop.ask('POST /v1/Orders/Returns/Withdraw', wish, asked.buyer);

  const answers = [await asked.accept(), await asked.refuse()];

  expect(answers).toMatchObject([decided, decided]);
  expect((await asked.seenByCustomer()).Returns).toMatchObject([{ State: 'withdrawn' }]);
});

test('goods whose refund waits for an owner are not refunded a second time', async () => {
  const asked = await aReturn();
  const paid = 5_000_000;
  await asked.desk.shop.store.db
    .updateTable('orders')
    .set({ sub_total: paid, discount: 0, tax: 0, delivery_fee: 0, invoice_due: paid })
    .execute();
  await asked.accept();
  await asked.receive();
  await asked.refund({ amountToman: fourEyesAboveToman + 1 });

  const second = await asked.refund({ seen: 1 });

  expect(second).toMatchObject({ status: 409, body: { Message: messages.refundUnderWay } });
  expect((await walletOf(asked.desk.shop, asked.buyer.id)).balance).toBe(0);
});

test('what is decided about one request leaves another one of the same order as it is', async () => {
  const asked = await aReturn();
  await asked.askToReturn();
  const { desk, clerk } = asked;
  const reason = 'کالا استفاده شده است.';
  const states = async () =>
    (await asked.seenByCustomer()).Returns?.map(({ State }) => State).toSorted();

  const seen = [];
  await asked.accept();
  seen.push(await states());
  await desk.ask('POST /v1/desk/returns/refuse', { id: 2, reason, key: randomUUID() }, clerk);
  seen.push(await states());
  await asked.receive();
  seen.push(await states());
  await asked.refund();
  seen.push(await states());

  expect(seen).toEqual([
    ['accepted', 'asked'],
    ['accepted', 'refused'],
    ['received', 'refused'],
    ['refunded', 'refused'],
  ]);
});

test('the press of one refund stands for no other sum and no other way', async () => {
  const asked = await aReturn();
  const key = randomUUID();
  await asked.accept();
  await asked.receive();

  const first = await asked.refund({ key });
  const again = await asked.refund({ key });
  const otherSum = await asked.refund({ key, amountToman: 120_000 });
  const otherWay = await asked.refund({ key, way: 'bank' });

  const answers = [first, again, otherSum, otherWay].map(({ status }) => status);
  expect(answers).toEqual([200, 200, 409, 409]);
  expect((await walletOf(asked.desk.shop, asked.buyer.id)).balance).toBe(110_000);
});
