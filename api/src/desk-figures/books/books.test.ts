import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gateways } from '@kashi/contracts/gateways';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { aDeskOf, aMember } from '../../desk/desk-fixtures.ts';
import { twoSoldPieces } from '../../desk-orders/refunds/refund-fixtures.ts';
import { retryUnclear } from '../../payments/payment-jobs.ts';
import { claimWrongly } from '../../payments/testing/claimed-receipt-fixtures.ts';
import { comeBack, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  aSellingShop,
  payAtBank,
  paymentUrl,
  topUpUrl,
} from '../../payments/testing/payment-fixtures.ts';
import { later } from '../../texts/news/news-fixtures.ts';
import { messages as figuresMessages } from '../messages.ts';
import { messages } from './messages.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const day = { from: '2026-01-10', to: '2026-01-10' };
const dayAfter = { from: '2026-01-11', to: '2026-01-11' };
/** The number of the buyer, as a text that a spreadsheet leaves alone. */
const mobile = '"=""09131234567"""';
const lastMonth = { from: '2025-12-01', to: '2025-12-31' };

type Desk = Awaited<ReturnType<typeof aDeskOf>>;

/** The books of an owner's spans. */
async function anAccountantOf(desk: Desk) {
  const owner = await aMember(desk, ['owner'], { userName: 'accountant' });
  return {
    sums: async (span: typeof day) =>
      (await desk.ask('GET /v1/desk/books', span, owner)).body.Value,
    file: async (of: string, span: typeof day) => {
      const query = new URLSearchParams({ ...span, of }).toString();
      const file = await desk.send('GET', `/v1/desk/books/csv?${query}`, { cookie: owner.cookie });
      return file.body.trimEnd().split('\r\n').slice(1);
    },
  };
}

test('what banks have confirmed is listed with the numbers by which it is found at the bank', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop, { credit: 55_000 });
  await payAtBank(shop, buyer, { at: 'mellat', useCredit: true });
  await comeBack(shop, await pressAtBank(shop, await topUpUrl(shop, buyer, '70000'), 'pay'));
  await retryUnclear(shop);
  const order = await shop.store.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const { sums, file } = await anAccountantOf(desk);

  const payments = await file('payments', day);

  expect(payments).toHaveLength(2);
  const { order: ofOrder, 'top-up': ofTopUp } = messages.purposes;
  const { mellat, zarinpal } = gateways;
  expect(payments[0]).toMatch(
    `1404/10/20,11:30,${mellat.title},100000,${ofOrder},${order.id},${mobile},${order.bank_reference}`,
  );
  expect(payments[0]).toMatch(new RegExp(`${messages.outcomes.settled}$`));
  expect(payments[1]).toMatch(`1404/10/20,11:30,${zarinpal.title},70000,${ofTopUp},,${mobile},`);
  expect((await sums(day)).received).toEqual([
    { gateway: 'zarinpal', payments: 1, toman: 70_000 },
    { gateway: 'mellat', payments: 1, toman: 100_000 },
  ]);
});

test('a refund is in the books of the day on which its money moved, and not of the order', async () => {
  const { desk, clerk, orderId, ask } = await twoSoldPieces();
  await ask({ amountToman: 20_000 });
  const owed = await ask({ amountToman: 30_000, way: 'bank', seen: 1 });
  await ask({ amountToman: 40_000, seen: 2 }, await aMember(desk, ['support']));
  desk.shop.setTime('2026-01-10T20:30:00Z');
  const { id } = owed.body.Value;
  const late = await aMember(desk, ['orders'], { userName: 'late' });
  await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'SATNA-7' }, late);
  const { sums, file } = await anAccountantOf(desk);

  expect(clerk.id).not.toBe(late.id);
  expect((await sums(day)).returned).toEqual([
    { way: 'wallet', refunds: 1, toman: 20_000 },
    { way: 'bank', refunds: 0, toman: 0 },
    { way: 'gateway', refunds: 0, toman: 0 },
  ]);
  expect((await sums(dayAfter)).returned[1]).toEqual({ way: 'bank', refunds: 1, toman: 30_000 });
  expect(await file('refunds', dayAfter)).toEqual([
    `1404/10/21,00:00,${messages.ways.bank},30000,${orderId},${mobile},SATNA-7,بسته‌بندی پاره بود.`,
  ]);
});

test('what the shop owes its wallets is that of the end of the span, and carries over to the next one', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop);
  await comeBack(shop, await pressAtBank(shop, await topUpUrl(shop, buyer, '70000'), 'pay'));
  await payAtBank(shop, buyer, { useCredit: true });
  const { sums, file } = await anAccountantOf(desk);

  const moved = { depositsToman: 70_000, withdrawalsToman: 70_000, afterToman: 0 };
  expect((await sums(day)).wallets).toEqual({ beforeToman: 0, ...moved });
  expect((await sums(lastMonth)).wallets).toMatchObject({ depositsToman: 0, afterToman: 0 });
  expect(await file('wallets', day)).toMatchObject([
    expect.stringMatching(new RegExp(`,${mobile},,70000,0,70000$`)),
    expect.stringMatching(new RegExp(`,${mobile},\\d+,0,70000,0$`)),
  ]);
});

test('a payment that bought nothing came in and went back, and one that a bank has not settled waits', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop);
  await payAtBank(shop, buyer, { at: 'mellat' });
  const other = await aBuyer(shop, { mobile: '09137654321' });
  const url = await paymentUrl(shop, other);
  shop.setTime('2026-01-10T08:11:00Z');
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  await shop.store.db
    .updateTable('payment_attempts')
    .set({ holding: false })
    .where('customer_id', '=', other.id)
    .execute();
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  const { sums, file } = await anAccountantOf(desk);

  const unsettled = await sums(day);
  const payments = await file('payments', day);
  await retryUnclear(shop);

  expect(payments[0]).toMatch(new RegExp(`${messages.outcomes.unsettled}$`));
  expect(payments[1]).toMatch(/چیزی نخرید/);
  expect(unsettled.received).toMatchObject([{ toman: 155_000 }, { toman: 155_000 }]);
  expect(unsettled.returned.reduce((sum, { toman }) => sum + toman, 0)).toBe(155_000);
  expect(unsettled.waiting).toEqual({ payments: 1, toman: 155_000 });
  expect((await sums(day)).waiting).toEqual({ payments: 0, toman: 0 });
});

test('money that its bank refuses to give back is in the books, and no earlier than nobody else can claim it', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  await claimWrongly(shop, ['unclear', false]);
  const { sums, file } = await anAccountantOf(desk);
  const outcomes = async () => (await file('payments', day)).map((row) => row.split(',').at(-1));

  const claimed = await outcomes();
  later(shop, 21);
  await retryUnclear(shop);
  const silent = await outcomes();
  later(shop, 5);
  await retryUnclear(shop);

  expect(claimed).toEqual([]);
  expect(silent).toEqual([messages.outcomes.reversing]);
  expect(await outcomes()).toEqual([messages.outcomes.kept]);
  const { received, returned } = await sums(day);
  expect(received).toEqual([{ gateway: 'saman', payments: 1, toman: 155_000 }]);
  expect(returned.map(({ toman }) => toman)).toEqual([0, 0, 0]);
});

test.each<Role>(['orders', 'catalogue', 'support'])(
  'no member of %s reads the books',
  async (role) => {
    const desk = await aDeskOf(await aSellingShop());
    const member = await aMember(desk, [role]);

    expect((await desk.ask('GET /v1/desk/books', day, member)).status).toBe(403);
  },
);

test('the books of a span that ends before it begins are refused with a sentence', async () => {
  const desk = await aDeskOf(await aSellingShop());
  const owner = await aMember(desk, ['owner']);
  const span = { from: '2026-01-10', to: '2026-01-09' };
  const refused = { status: 400, body: { Message: figuresMessages.wrongSpan } };

  expect(await desk.ask('GET /v1/desk/books', span, owner)).toMatchObject(refused);
  expect(await desk.ask('GET /v1/desk/books/csv', { ...span, of: 'wallets' }, owner)).toMatchObject(
    refused,
  );
});
