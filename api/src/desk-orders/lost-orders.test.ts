import { randomUUID } from 'node:crypto';
import { orderStatus } from '@kashi/contracts/order-status';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDeskOf, aMember, type TestDesk } from '../desk/desk-fixtures.ts';
import { retryUnclear } from '../payments/payment-jobs.ts';
import { noteGivenBack } from '../payments/settle/given-back.ts';
import { comeBack, misbehave, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  aSellingShop,
  paymentUrl,
  topUpUrl,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import { commandRunner } from '../shop-command/command-fixtures.ts';
import { later } from '../texts/news/news-fixtures.ts';
import { messages } from './messages.ts';

// What a bank gives back is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A desk, and a buyer who has paid 100,000 toman at the bank and 55,000 from the wallet. */
async function aSale(): Promise<{ desk: TestDesk; buyer: Buyer; clerk: { cookie: string } }> {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop, { credit: 55_000 });
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { useCredit: true }), 'pay'),
  );
  return { desk, buyer, clerk: await aMember(desk, ['orders']) };
}

/** The bank gives back the newest payment. */
async function givesBack({ shop }: TestDesk): Promise<void> {
  const attempt = await shop.store.db
    .selectFrom('payment_attempts')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await noteGivenBack(shop, attempt);
}

async function waitingFor(desk: TestDesk, member: { cookie: string }): Promise<number> {
  return (await desk.ask('GET /v1/desk/waiting', {}, member)).body.Value.payments;
}

test('an order whose payment the bank has given back says so in the list, on its page and in the file', async () => {
  const { desk, clerk } = await aSale();
  const owner = await aMember(desk, ['owner']);
  const before = (await desk.ask('GET /v1/desk/orders', {}, clerk)).body.Value.rows;
  await givesBack(desk);

  const [row] = (await desk.ask('GET /v1/desk/orders', {}, clerk)).body.Value.rows;
  const page = await desk.ask('GET /v1/desk/orders/one', { id: row?.id ?? 0 }, clerk);
  const file = await desk.send('GET', '/v1/desk/orders/csv', clerk);
  const today = { from: '2026-01-10', to: '2026-01-10' };
  const figures = await desk.ask('GET /v1/desk/figures', today, owner);

  expect(before).toMatchObject([{ isPaymentLost: false }]);
  expect(row?.isPaymentLost).toBe(true);
  expect(page.body.Value.isPaymentLost).toBe(true);
  expect(file.body).toContain(`,${messages.columns.refunded},`);
  expect(file.body).toMatch(/,100000,\r\n$/);
  expect(figures.body.Value.days).toMatchObject([
    { orders: 1, salesToman: 55_000, returnedToman: 100_000 },
  ]);
});

test('it counts among what waits until it is rejected, for whoever hears of payments', async () => {
  const { desk, clerk } = await aSale();
  const support = await aMember(desk, ['support']);
  const before = await waitingFor(desk, clerk);
  await givesBack(desk);

  const counts = [await waitingFor(desk, clerk), await waitingFor(desk, support)];
  const { rows } = (await desk.ask('GET /v1/desk/payments', {}, clerk)).body.Value;
  const id = rows[0]?.orderId ?? 0;
  await desk.ask('POST /v1/desk/orders/reject', { id, reason: 'پول برگشت.' }, clerk);

  expect([before, ...counts]).toEqual([0, 1, 0]);
  expect(rows).toMatchObject([{ stand: 'given-back', amountToman: 100_000, isTopUp: false }]);
  expect(await waitingFor(desk, clerk)).toBe(0);
  expect(await desk.shop.store.db.selectFrom('orders').select('status').execute()).toEqual([
    { status: orderStatus.rejected },
  ]);
});

test.each(['top-up', 'order that was rejected before'] as const)(
  'a given-back %s counts until the wallet of its customer is corrected',
  async (what) => {
    const { desk, buyer, clerk } = await aSale();
    const { shop } = desk;
    if (what === 'top-up') {
      const url = await topUpUrl(shop, buyer, '70000');
      await comeBack(shop, await pressAtBank(shop, url, 'pay'));
    } else {
      const { id } = await shop.store.db
        .selectFrom('orders')
        .select('id')
        .executeTakeFirstOrThrow();
      await desk.ask('POST /v1/desk/orders/reject', { id, reason: 'کالا تمام شد.' }, clerk);
    }
    later(shop, 1);
    await givesBack(desk);
    const before = await waitingFor(desk, clerk);

    later(shop, 1);
    const correction = { customerId: buyer.id, amountToman: -1_000, reason: 'بانک برگرداند.' };
    const owner = await aMember(desk, ['owner']);
    await desk.ask('POST /v1/desk/corrections/ask', { ...correction, key: randomUUID() }, owner);

    expect([before, await waitingFor(desk, clerk)]).toEqual([1, 0]);
  },
);

test('a payment that its bank leaves unanswered for an hour is listed and counted until it answers', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'verify', how: 'unavailable' });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));

  const early = await waitingFor(desk, clerk);
  later(shop, 61);
  const member = await aMember(desk, ['owner']);
  const late = await waitingFor(desk, member);
  const { rows } = (await desk.ask('GET /v1/desk/payments', {}, member)).body.Value;
  await retryUnclear(shop);

  expect([early, late]).toEqual([0, 1]);
  expect(rows).toMatchObject([{ stand: 'verifying', orderId: null, gateway: 'zarinpal' }]);
  expect(await waitingFor(desk, member)).toBe(0);
});

test('of a payment of which the bank took another sum the lists say that sum, as its books do', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const url = await paymentUrl(shop, await aBuyer(shop), { at: 'saman' });
  await misbehave(shop, { call: 'pay', how: 'wrong-amount' });
  await misbehave(shop, { call: 'reverse', how: 'unavailable', times: 9 });
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  later(shop, 61);
  const clerk = await aMember(desk, ['orders']);

  const { rows } = (await desk.ask('GET /v1/desk/payments', {}, clerk)).body.Value;
  const [line] = await commandRunner(shop)('payments', 'list');

  const { received_rial, amount_rial } = await shop.store.db
    .selectFrom('payment_attempts')
    .select(['received_rial', 'amount_rial'])
    .executeTakeFirstOrThrow();
  expect(received_rial).not.toBe(amount_rial);
  expect(rows).toMatchObject([{ stand: 'reversing', amountToman: Number(received_rial) / 10 }]);
  expect(line).toContain(`saman  ${received_rial} rial  paid, to be refunded`);
});

test('the desk hears at once of a payment that its bank has given back', async () => {
  const { desk } = await aSale();
  const notices: string[] = [];
  await desk.shop.store.listen('desk', (notice) => void notices.push(notice ?? ''));

  await givesBack(desk);

  await vi.waitFor(() => expect(notices).toEqual(['lost-payment 1']));
});
