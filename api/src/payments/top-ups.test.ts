import { topUpGatewayNames } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldMessages } from '@kashi/contracts/call/field-messages';
import { aCustomer } from '../identity/identity-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { comeBack, comeBackWhole, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  allEvents,
  aSellingShop,
  topUpCalls,
  topUpUrl,
  walletOf,
} from './testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { endOldTopUps, findForgotten, retryUnclear } from './payment-jobs.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(topUpGatewayNames)('a top-up at %s', (at) => {
  test('is credited to the wallet and its ledger once, however often the buyer comes back', async () => {
    const shop = await aSellingShop();
    const customer = await aCustomer(shop);
    const returnUrl = await pressAtBank(shop, await topUpUrl(shop, customer, '۲۵۰۰۰۰', at), 'pay');

    const paths = await Promise.all(Array.from({ length: 20 }, () => comeBack(shop, returnUrl)));
    const later = await comeBack(shop, returnUrl);
    const ledger = await shop.ask('GET /v1/Identity/customerFininces/Read', { Page: 0 }, customer);

    expect(new Set([...paths, later])).toEqual(new Set(['/credit?payment=paid']));
    expect(await walletOf(shop, customer.id)).toEqual({ balance: 250_000, held: 0 });
    expect(ledger.body.Value).toMatchObject({
      TotalCount: 1,
      Transactions: [
        {
          FinancialTransactionTypes: 'افزایش موجودی',
          OrderId: null,
          Deposit: 250_000,
          Balance: 250_000,
        },
      ],
    });
  });

  test('changes nothing if it is cancelled, and the shopper is told', async () => {
    const shop = await aSellingShop();
    const customer = await aCustomer(shop);
    const url = await topUpUrl(shop, customer, '250000', at);

    const path = await comeBackWhole(shop, await pressAtBank(shop, url, 'cancel'));
    const HashPaymentId = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    const told = await shop.ask('GET /v1/Orders/Payments/Read', { HashPaymentId }, customer);

    expect(path).toMatch(/^\/credit\?payment=cancelled&id=/);
    expect(told.body.Value).toMatchObject({
      Outcome: 'cancelled',
      Kind: 'credit',
      Message: messages.reasons.cancelled,
      Amount: 250_000,
      HashOrderId: null,
    });
    expect(await walletOf(shop, customer.id)).toEqual({ balance: 0, held: 0 });
  });

  test('is credited once, later, if its verification was not answered', async () => {
    const shop = await aSellingShop();
    const customer = await aCustomer(shop);
    await misbehave(shop, { call: 'verify', how: 'drop' });
    const returnUrl = await pressAtBank(shop, await topUpUrl(shop, customer, '250000', at), 'pay');

    const pending = await comeBack(shop, returnUrl);
    shop.setTime('2026-01-10T08:01:00Z');
    await Promise.all([retryUnclear(shop), retryUnclear(shop), comeBack(shop, returnUrl)]);

    expect(pending).toBe('/credit?payment=pending');
    expect(await comeBack(shop, returnUrl)).toBe('/credit?payment=paid');
    expect(await walletOf(shop, customer.id)).toEqual({ balance: 250_000, held: 0 });
  });
});

test('five clicks and two tabs begin one payment, and another amount begins another one', async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);

  const clicks = Array.from({ length: 5 }, () => topUpUrl(shop, customer, '250000'));
  const urls = new Set(await Promise.all(clicks));
  const other = await topUpUrl(shop, customer, '300000');

  expect(urls.size).toBe(1);
  expect(urls.has(other)).toBe(false);
});

test('after a paid top-up another one of the same amount is possible', async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);

  for (let time = 0; time < 2; time += 1) {
    const url = await topUpUrl(shop, customer, '250000');
    await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  }

  expect(await walletOf(shop, customer.id)).toEqual({ balance: 500_000, held: 0 });
});

test('after the clock was set back nobody is sent to a page of the bank that is long over', async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);
  const wrongUrl = await topUpUrl(shop, customer, '250000');

  shop.setTime('2026-01-09T08:00:00Z');
  const url = await topUpUrl(shop, customer, '250000');
  await endOldTopUps(shop);

  expect(url).not.toBe(wrongUrl);
  expect(await allEvents(shop)).toEqual([
    'created',
    'redirected',
    'created',
    'redirected',
    'expired',
  ]);
});

test('a top-up paid after its ten minutes still counts, even without a return', async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);
  const url = await topUpUrl(shop, customer, '250000');

  shop.setTime('2026-01-10T08:11:00Z');
  await endOldTopUps(shop);
  const states = await statesOf(shop);
  await pressAtBank(shop, url, 'pay');
  await findForgotten(shop);

  expect(states).toEqual(['expired']);
  expect(await allEvents(shop)).toEqual(['created', 'redirected', 'expired', 'paid']);
  expect(await walletOf(shop, customer.id)).toEqual({ balance: 250_000, held: 0 });
});

test('a top-up with another amount than requested is refunded, or credited with the amount taken', async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);
  await misbehave(shop, { call: 'pay', how: 'wrong-amount' });
  const url = await topUpUrl(shop, customer, '250000', 'saman');
  const returnUrl = await pressAtBank(shop, url, 'pay');
  const gateway = shop.gateways[1];
  if (!gateway) throw new Error('Every shop of the tests has this bank.');
  shop.gateways[1] = { ...gateway, reverse: async () => false };

  const path = await comeBack(shop, returnUrl);

  expect(path).toBe('/credit?payment=failed&refund=wallet');
  expect(await walletOf(shop, customer.id)).toEqual({ balance: 125_000, held: 0 });
});

test.each<[string, string]>([
  ['', fieldMessages.amount.required],
  ['۹۹', fieldMessages.amount.wrong],
  ['000', fieldMessages.amount.wrong],
  ['12345678901', fieldMessages.amount.wrong],
  ['2.5e5', fieldMessages.amount.wrong],
])('the amount %j is refused beside its field', async (TotalAmount, Message) => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);

  const { status, body } = await shop.ask(topUpCalls.mellat, { TotalAmount }, customer);

  expect(status).toBe(400);
  expect(body.Errors).toEqual([{ Field: 'TotalAmount', Message }]);
});

test("an amount below the bank's minimum is refused with the minimum", async () => {
  const shop = await aSellingShop();
  const customer = await aCustomer(shop);

  const small = await shop.ask(topUpCalls.saman, { TotalAmount: '150' }, customer);
  const enough = await shop.ask(topUpCalls.zarinpal, { TotalAmount: '150' }, customer);

  expect([small.status, small.body.Message]).toEqual([400, messages.leastTopUp(200)]);
  expect(enough.status).toBe(200);
});

test("nobody tops up without signing in, and somebody else's payment is not found", async () => {
  const shop = await aSellingShop();
  const [customer, stranger] = [
    await aCustomer(shop),
    await aCustomer(shop, { UserName: '09120000000' }),
  ];
  await topUpUrl(shop, customer, '250000');
  const { public_id } = await shop.store.db
    .selectFrom('payment_attempts')
    .select('public_id')
    .executeTakeFirstOrThrow();
  const read = 'GET /v1/Orders/Payments/Read';

  const guest = await shop.ask(topUpCalls.saman, { TotalAmount: '250000' });
  const own = await shop.ask(read, { HashPaymentId: public_id }, customer);
  const foreign = await shop.ask(read, { HashPaymentId: public_id }, stranger);
  const unknown = await shop.ask(read, { HashPaymentId: 'x' }, customer);

  expect([guest.status, own.status, foreign.status, unknown.status]).toEqual([401, 200, 404, 404]);
  expect(own.body.Value).toMatchObject({ Outcome: 'pending', Message: messages.pending });
});

async function statesOf(shop: TestShop): Promise<string[]> {
  const rows = await shop.store.db.selectFrom('payment_attempts').select('state').execute();
  return rows.map(({ state }) => state);
}
