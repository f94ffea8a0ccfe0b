import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { closeAccount } from '../identity/personal-data/close-account.ts';
import { aCustomer, aNamelessCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

interface Asked {
  desk: TestDesk;
  owner: { id: number; cookie: string };
  customerId: number;
  token: string;
}

async function aCustomerAtDesk(): Promise<Asked> {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const { id: customerId, token } = await aCustomer(shop);
  return { desk, owner: await aMember(desk, ['owner']), customerId, token };
}

const ask = (
  { desk, customerId }: Asked,
  amountToman: number,
  member: { cookie: string },
  key: string = randomUUID(),
) =>
  desk.ask(
    'POST /v1/desk/corrections/ask',
    { customerId, amountToman, reason: 'جبران دیرکرد', key },
    member,
  );

const balanceOf = async ({ desk, customerId }: Asked) =>
  (
    await desk.shop.store.db
      .selectFrom('wallets')
      .select('balance')
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).balance;

test("an owner's small correction is booked at once, and its customer reads it in the ledger", async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner, token, customerId } = asked;

  const added = await ask(asked, 50_000, owner);
  const taken = await ask(asked, -20_000, owner);

  const ledger = await desk.shop.ask(
    'GET /v1/Identity/customerFininces/Read',
    { Page: 0 },
    { token },
  );
  const known = await desk.ask('GET /v1/desk/customers/one', { id: customerId }, owner);
  expect([added, taken].map(({ body }) => body.Value.state)).toEqual(['booked', 'booked']);
  expect(ledger.body.Value.Transactions).toMatchObject([
    { Withdraw: 20_000, Balance: 30_000 },
    { Deposit: 50_000, Balance: 50_000 },
  ]);
  expect(known.body.Value).toMatchObject({
    walletToman: 30_000,
    ledger: [{ kind: 'correction' }, {}],
  });
});

test('a press that is sent again, or twice at once, is booked once and answered alike', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const key = randomUUID();

  const twice = await Promise.all([1, 2].map(() => ask(asked, 50_000, owner, key)));
  const again = await ask(asked, 50_000, owner, key);
  const otherSum = await ask(asked, 60_000, owner, key);

  const answers = [...twice, again].map(({ status, body }) => [status, body.Value.id]);
  const first = again.body.Value.id;
  expect(answers).toEqual([1, 2, 3].map(() => [200, first]));
  expect(otherSum).toMatchObject({ status: 409, body: { Message: messages.otherAlready } });
  expect(await balanceOf(asked)).toBe(50_000);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('a large correction waits for an owner who has not asked for it', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const { id, state } = (await ask(asked, fourEyesAboveToman + 1, owner)).body.Value;

  const own = await desk.ask('POST /v1/desk/corrections/confirm', { id }, owner);
  const balanceMeanwhile = await balanceOf(asked);
  const confirmed = await desk.ask('POST /v1/desk/corrections/confirm', { id }, other);
  const again = await desk.ask('POST /v1/desk/corrections/confirm', { id }, other);

  expect(state).toBe('pending');
  expect(own).toMatchObject({ status: 409, body: { Message: messages.notYourOwn } });
  expect(balanceMeanwhile).toBe(0);
  expect(confirmed.body.Value).toMatchObject({ state: 'booked', decidedBy: 'همکار other' });
  expect(again).toMatchObject({ status: 409, body: { Message: messages.alreadyDecided } });
  expect(await balanceOf(asked)).toBe(fourEyesAboveToman + 1);
});

test('what an owner books alone within a day is limited as a whole', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;

  const atOnce = await Promise.all([1, 2].map(() => ask(asked, fourEyesAboveToman, owner)));
  const taken = await ask(asked, -1, owner);
  const other = await aMember(desk, ['owner'], { userName: 'later' });
  const otherOwner = await ask(asked, 1_000, other);

  expect(new Set(atOnce.map(({ body }) => body.Value.state))).toEqual(
    new Set(['booked', 'pending']),
  );
  expect(taken.body.Value.state).toBe('pending');
  expect(otherOwner.body.Value.state).toBe('booked');
  expect(await balanceOf(asked)).toBe(fourEyesAboveToman + 1_000);
});

test('whoever is no owner only asks, however small the sum is', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const support = await aMember(desk, ['support']);

  const { id, state } = (await ask(asked, 1_000, support)).body.Value;
  const confirmed = await desk.ask('POST /v1/desk/corrections/confirm', { id }, owner);

  expect(state).toBe('pending');
  expect(confirmed.body.Value.state).toBe('booked');
});

test('a correction that waits says whose wallet it is, also of a customer without a name', async () => {
  const { desk, owner, customerId } = await aCustomerAtDesk();
  const support = await aMember(desk, ['support']);
  const { mobile } = await aNamelessCustomer(desk.shop, '09121112233');
  const { rows } = (await desk.ask('GET /v1/desk/customers', { mobile }, owner)).body.Value;
  await ask({ desk, owner, customerId, token: '' }, 1_000, support);
  await ask({ desk, owner, customerId: rows[0]?.id ?? 0, token: '' }, 1_000, support);

  const waiting = await desk.ask('GET /v1/desk/corrections', {}, owner);

  expect(waiting.body.Value.rows).toMatchObject([
    { customerId: rows[0]?.id, customerName: '', mobile },
    { customerId, mobile: '09131234567' },
  ]);
  // The log outlives the account, so that no number stands in it.
  expect(JSON.stringify(await loggedChanges(desk))).not.toContain(mobile);
});

test('of two confirmations at once one is booked', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const support = await aMember(desk, ['support']);
  const { id } = (await ask(asked, 1_000, support)).body.Value;

  const both = await Promise.all(
    [1, 2].map(() => desk.ask('POST /v1/desk/corrections/confirm', { id }, owner)),
  );

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await balanceOf(asked)).toBe(1_000);
});

test('no wallet falls below what running payments hold', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner, customerId } = asked;
  await ask(asked, 50_000, owner);
  await desk.shop.store.db
    .updateTable('wallets')
    .set({ held: 40_000 })
    .where('customer_id', '=', customerId)
    .execute();

  const tooMuch = await ask(asked, -20_000, owner);

  expect(tooMuch).toMatchObject({ status: 409, body: { Message: messages.notEnough } });
  expect(await balanceOf(asked)).toBe(50_000);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('a refused correction books nothing', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const { id } = (await ask(asked, fourEyesAboveToman + 1, owner)).body.Value;

  const refused = await desk.ask('POST /v1/desk/corrections/refuse', { id }, owner);
  const waiting = await desk.ask('GET /v1/desk/corrections', {}, owner);

  expect(refused.body.Value.state).toBe('refused');
  expect(waiting.body.Value.rows).toEqual([]);
  expect(await balanceOf(asked)).toBe(0);
});

test('customers are found by words of their name, whichever keyboard writes them, and by the beginning of their number', async () => {
  const { desk, owner, customerId } = await aCustomerAtDesk();
  const found = async (search: { name?: string; mobile?: string }) =>
    (await desk.ask('GET /v1/desk/customers', search, owner)).body.Value.rows.map(({ id }) => id);

  expect(await found({ name: 'رضایی' })).toEqual([customerId]);
  expect(await found({ name: 'رضایی‌ نگار' })).toEqual([customerId]);
  expect(await found({ name: inArabicLetters('رضایی') })).toEqual([customerId]);
  expect(await found({ name: 'رضایی سارا' })).toEqual([]);
  expect(await found({ mobile: '۰۹۱۳' })).toEqual([customerId]);
  expect(await found({ mobile: '0912' })).toEqual([]);
  expect((await desk.ask('GET /v1/desk/customers/one', { id: 99 }, owner)).status).toBe(404);
});

test('the wallet of a closed account is not corrected', async () => {
  const asked = await aCustomerAtDesk();
  const { desk, owner } = asked;
  const support = await aMember(desk, ['support']);
  await ask(asked, 1_000, support);

  const whileWaiting = await closeAccount(desk.shop, '09131234567');
  await desk.ask('POST /v1/desk/corrections/refuse', { id: 1 }, owner);
  const afterwards = await closeAccount(desk.shop, '09131234567');
  const late = await ask(asked, 1_000, owner);

  expect([whileWaiting, afterwards]).toEqual(['correction', 'closed']);
  expect(late).toMatchObject({ status: 409, body: { Message: messages.accountClosed } });
  expect(await balanceOf(asked)).toBe(0);
});
