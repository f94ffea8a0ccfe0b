import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, test } from 'vitest';
import {
  aDeskOf,
  aMember,
  loggedChanges,
  signedInAnew,
  type TestDesk,
} from '../../desk/desk-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aTransferReport } from '../../wallet/wallet-fixtures.ts';
import { messages } from './messages.ts';

type Member = { cookie: string };

/** A desk at which a customer has reported a transfer, and a member with these roles. */
async function aReport(...roles: Role[]) {
  const desk = await aDeskOf(await testShop());
  const customer = await aCustomer(desk.shop);
  await report(desk, customer);
  return { desk, customer, member: await aMember(desk, roles) };
}

const report = (
  desk: TestDesk,
  customer: { token: string },
  change: Parameters<typeof aTransferReport>[0] = {},
) =>
  desk.shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', aTransferReport(change), customer);

const confirm = (
  desk: TestDesk,
  member: Member,
  { id = 1, amountToman = 250_000, key = randomUUID() } = {},
) => desk.ask('POST /v1/desk/transfers/confirm', { id, amountToman, key }, member);

const refuse = (desk: TestDesk, member: Member, key: string = randomUUID()) =>
  desk.ask('POST /v1/desk/transfers/refuse', { id: 1, reason: 'واریزی پیدا نشد.', key }, member);

const ownReports = async (desk: TestDesk, customer: { token: string }) =>
  (await desk.shop.ask('GET /v1/Orders/PendingPayments/ReadCreditCarts', {}, customer)).body.Value;

const balanceOf = async (desk: TestDesk, customer: { token: string }) =>
  (await desk.shop.ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, customer)).body.Value
    .Balance;

test('the queue has the oldest report first, with its sum in toman, and is searched by number, name and mobile', async () => {
  const { desk, customer, member } = await aReport('support');
  await report(desk, customer, { TrackingNo: '۹۹۸۸', Amount: '۸۰۰۰۰', CurrencyType: 'تومان' });
  const search = async (text: string) =>
    (await desk.ask('GET /v1/desk/transfers', { search: text }, member)).body.Value.rows.map(
      ({ id }) => id,
    );

  const { body } = await desk.ask('GET /v1/desk/transfers', {}, member);

  expect(body.Value.rows).toMatchObject([
    { id: 1, amount: 2_500_000, currency: 'ریال', reportedToman: 250_000, trackingNo: '771234' },
    { id: 2, amount: 80_000, currency: 'تومان', reportedToman: 80_000, trackingNo: '9988' },
  ]);
  expect(await search('۹۹۸')).toEqual([2]);
  expect(await search('رضایی')).toEqual([1, 2]);
  expect(await search('0913')).toEqual([1, 2]);
  expect(await search('+98 913')).toEqual([1, 2]);
  expect(await search('%')).toEqual([]);
});

test('a queue is read on from its last row', async () => {
  const { desk, customer, member } = await aReport('owner');
  for (const TrackingNo of ['2', '3']) await report(desk, customer, { TrackingNo });

  const first = await desk.ask('GET /v1/desk/transfers', { limit: 2 }, member);
  const after = first.body.Value.next ?? '';
  const second = await desk.ask('GET /v1/desk/transfers', { limit: 2, after }, member);

  const idsOf = ({ body }: typeof first) => body.Value.rows.map(({ id }) => id);
  expect([idsOf(first), idsOf(second)]).toEqual([[1, 2], [3]]);
});

test('what was found goes into the wallet once, however often and by whomever it is pressed', async () => {
  const { desk, customer, member } = await aReport('orders');
  const owner = await aMember(desk, ['owner']);
  const key = randomUUID();

  const answers = await Promise.all([
    confirm(desk, member, { key }),
    confirm(desk, member, { key }),
  ]);
  const other = await confirm(desk, owner);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(other).toMatchObject({
    status: 409,
    body: { Message: messages.alreadyDecided, Value: { state: 'confirmed' } },
  });
  expect(await balanceOf(desk, customer)).toBe(250_000);
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'transfer',
      subject_id: '1',
      staff_id: member.id,
      before: { state: 'pending', creditedToman: null },
      after: { state: 'confirmed', creditedToman: 250_000 },
    },
  ]);
  expect(await ownReports(desk, customer)).toMatchObject([
    { State: 'confirmed', CreditedAmount: 250_000 },
  ]);
});

test('a refused report fills no wallet, and its customer reads why', async () => {
  const { desk, customer, member } = await aReport('orders');

  const refused = await refuse(desk, member);
  const late = await confirm(desk, member);

  expect(refused.body.Value).toMatchObject({ state: 'refused', decidedBy: 'همکار orders.one' });
  expect(late.status).toBe(409);
  expect(await balanceOf(desk, customer)).toBe(0);
  expect(await ownReports(desk, customer)).toMatchObject([
    { State: 'refused', CreditedAmount: null, RefusalReason: 'واریزی پیدا نشد.' },
  ]);
});

test('a member who handles orders confirms up to the limit within a day, and an owner any sum', async () => {
  const { desk, customer, member } = await aReport('orders');
  for (const TrackingNo of ['2', '3']) await report(desk, customer, { TrackingNo });
  const owner = await aMember(desk, ['owner']);

  const most = await confirm(desk, member, { amountToman: fourEyesAboveToman });
  const more = await confirm(desk, member, { id: 2, amountToman: 1 });
  const byOwner = await confirm(desk, owner, { id: 2, amountToman: fourEyesAboveToman + 1 });
  const decidedAt = desk.shop.clock().getTime();
  desk.shop.setTime(new Date(decidedAt + 24 * 60 * 60 * 1000 - 1));
  const sameDay = await confirm(desk, await signedInAnew(desk, member), { id: 3, amountToman: 1 });
  desk.shop.setTime(new Date(decidedAt + 24 * 60 * 60 * 1000));
  const nextDay = await confirm(desk, await signedInAnew(desk, member), { id: 3, amountToman: 1 });

  const answers = [most, more, byOwner, sameDay, nextDay];
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 409, 200]);
  expect(more.body.Message).toBe(messages.ownersSum);
});

test('a tracking number that was reported before is marked, unless that report was refused', async () => {
  const { desk, customer, member } = await aReport('owner');
  await report(desk, customer);
  const marked = await desk.ask('GET /v1/desk/transfers/one', { id: 2 }, member);

  await refuse(desk, member);

  const after = await desk.ask('GET /v1/desk/transfers/one', { id: 2 }, member);
  expect([marked, after].map(({ body }) => body.Value.sameNumber)).toEqual([[1], []]);
});

test.each(['771234', '۷۷۱۲۳۴\u200F', '771 234', ' ۷۷۱-۲۳۴'])(
  'a tracking number that is reported again as %j is marked, though it is spelt otherwise',
  async (TrackingNo) => {
    const { desk, customer, member } = await aReport('owner');
    // A report from before marks were taken out.
    const kept = { tracking_no: '771\u200F234' };
    await desk.shop.store.db.updateTable('card_transfers').set(kept).execute();
    await report(desk, customer, { TrackingNo });
    await report(desk, customer, { TrackingNo: '7712345' });

    const { body } = await desk.ask('GET /v1/desk/transfers', {}, member);

    expect(body.Value.rows.map(({ sameNumber }) => sameNumber)).toEqual([[2], [1], []]);
  },
);

test('nobody reads the reports of another customer', async () => {
  const { desk } = await aReport('owner');
  const other = await aCustomer(desk.shop, { UserName: '09121112233' });

  expect(await ownReports(desk, other)).toEqual([]);
});

test('a closed account leaves no words of the refusal behind', async () => {
  const { desk, customer, member } = await aReport('owner');
  await refuse(desk, member);

  expect(await closeAccount(desk.shop, customer.mobile)).toBe('closed');

  const kept = await desk.shop.store.db.selectFrom('card_transfers').selectAll().execute();
  expect(JSON.stringify([kept, await loggedChanges(desk)])).not.toContain('پیدا نشد');
});

test('the support reads the reports, and decides about none', async () => {
  const { desk, member } = await aReport('support');

  const answers = [
    await desk.ask('GET /v1/desk/transfers/one', { id: 1 }, member),
    await confirm(desk, member),
    await refuse(desk, member),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
});

test('an unknown report, a missing sum and a missing reason are refused with a sentence', async () => {
  const { desk, member } = await aReport('owner');
  const key = randomUUID();

  const answers = [
    await confirm(desk, member, { id: 99 }),
    await confirm(desk, member, { amountToman: 0 }),
    await desk.ask('POST /v1/desk/transfers/refuse', { id: 1, reason: '', key }, member),
  ];

  expect(answers).toMatchObject([
    { status: 404, body: { Message: messages.noTransfer } },
    { status: 400, body: { Errors: [{ Field: 'amountToman' }] } },
    { status: 400, body: { Errors: [{ Field: 'reason' }] } },
  ]);
});
