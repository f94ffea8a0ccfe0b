import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bankTrials } from '../banks/bank-trials-fixtures.ts';
import { commandRunner } from '../shop-command/command-fixtures.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { comeBack, misbehave, pressAtBank, withReceiptOf } from './testing/bank-visit-fixtures.ts';
import { aReceiptToClaim } from './testing/claimed-receipt-fixtures.ts';
import {
  aBuyer,
  allEvents,
  allOrders,
  aSellingShop,
  paymentUrl,
  topUpUrl,
  walletOf,
} from './testing/payment-fixtures.ts';
import { retryUnclear } from './payment-jobs.ts';
import { topUpGatewayNames, type TopUpGatewayName } from '@kashi/contracts/gateways';

// Bank failures and refunds are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(topUpGatewayNames)('at %s', (at) => {
  test('a stranger who submits a buyer’s receipt first gets nothing, and the buyer gets the order', async () => {
    const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at);

    const told = await comeBack(shop, lie);
    const path = await comeBack(shop, honest);

    expect(told).toBe('/credit?payment=failed');
    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
    expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
  });

  test.skipIf(bankTrials[at].receiptNamesPayment)(
    'a buyer gets the order while the bank is silent about a stranger who submitted the receipt',
    async () => {
      const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at);
      await misbehave(shop, { call: 'verify', how: 'drop' });

      await comeBack(shop, lie);
      const silent = await comeBack(shop, honest);
      await letJobsRun(shop);
      const path = await comeBack(shop, honest);

      expect([silent, path]).toEqual(Array(2).fill(expect.stringContaining('/orderTracking/')));
      expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
      expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
      expect(await allEvents(shop)).not.toContain('reversed');
    },
  );

  test('if a buyer and a stranger submit a receipt at the same moment, the buyer gets the order', async () => {
    const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at);

    const [path] = await Promise.all([comeBack(shop, honest), comeBack(shop, lie)]);
    await letJobsRun(shop);

    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
    expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
    expect(await allEvents(shop)).not.toContain('reversed');
  });

  test('a receipt that has bought an order is worth nothing to anybody else, and is not refunded', async () => {
    const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at, '155000');
    await comeBack(shop, honest);

    const told = await comeBack(shop, lie);
    await letJobsRun(shop);

    expect(told).toBe('/credit?payment=failed');
    expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
    expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
    expect(await allEvents(shop)).not.toContain('reversed');
  });
});

test('a receipt that two submit for the same sum at the same moment buys once, and is not refunded', async () => {
  const { shop, stranger, honest, lie } = await aPaymentAndALie('saman', '155000');

  await Promise.all([comeBack(shop, lie), comeBack(shop, honest)]);
  await letJobsRun(shop);

  const orders = await allOrders(shop);
  const { balance } = await walletOf(shop, stranger.id);
  expect(orders.length * 155_000 + balance).toBe(155_000);
  expect(await allEvents(shop)).not.toContain('reversed');
});

test('a receipt that a stranger submitted for sold-out goods is not refunded before its buyer comes', async () => {
  const shop = await aShop();
  const { honest, lie } = await aReceiptToClaim(shop);

  const told = await comeBack(shop, lie);
  const path = await comeBack(shop, honest);

  expect(told).toBe('/invoice?payment=failed');
  expect(path).toContain('/orderTracking/');
  expect(await allEvents(shop)).not.toContain('reversed');
});

test('money whose buyer does not come is refunded to the card after twenty minutes, whoever submitted its receipt', async () => {
  const { shop, stranger, lie } = await aPaymentAndALie('saman');
  await comeBack(shop, lie);

  await letJobsRun(shop, 19);
  const early = await allEvents(shop);
  await letJobsRun(shop, 20);

  expect(early).not.toContain('reversed');
  expect(await allEvents(shop)).toContain('reversed');
  expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
});

test('the twenty minutes do not run out on a buyer who waits for the bank’s answer', async () => {
  const { shop, buyer, honest, lie } = await aPaymentAndALie('saman');
  await comeBack(shop, lie);
  await misbehave(shop, { call: 'verify', how: 'unavailable', times: 2 });
  const silent = await comeBack(shop, honest);

  await letJobsRun(shop, 21);
  await letJobsRun(shop, 23);

  expect(silent).toBe('/invoice?payment=pending');
  expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
  expect(await allEvents(shop)).not.toContain('reversed');
});

test('money that the bank refuses to refund does not become credit of the stranger who submitted its receipt', async () => {
  const { shop, stranger, lie } = await aPaymentAndALie('saman');
  await comeBack(shop, lie);
  const gateway = shop.gateways[1];
  if (!gateway) throw new Error('Every shop of the tests has this bank.');
  shop.gateways[1] = { ...gateway, reverse: async () => false };

  await letJobsRun(shop, 20);
  await letJobsRun(shop, 24 * 60);

  expect(await commandRunner(shop)('payments', 'list')).toContainEqual(
    expect.stringContaining('perhaps another buyer’s'),
  );
  expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
});

/** A buyer who has paid and is on the way back, and a stranger's return from an unpaid top-up with the buyer's receipt. */
async function aPaymentAndALie(at: TopUpGatewayName, topUp = '250000') {
  const shop = await aShop();
  const buyer = await aBuyer(shop);
  const stranger = await aBuyer(shop, { mobile: '09120000000' });
  const honest = await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay');
  const unpaid = await pressAtBank(shop, await topUpUrl(shop, stranger, topUp, at), 'cancel');
  return { shop, buyer, stranger, honest, lie: withReceiptOf(unpaid, honest) };
}

/** Runs on a PostgreSQL server if there is one, since the embedded database runs one transaction at a time. */
async function aShop() {
  return aSellingShop({}, serverUrl ? await serverStore(await newServerDatabase()) : undefined);
}

async function letJobsRun(shop: Awaited<ReturnType<typeof aShop>>, minutes = 21): Promise<void> {
  shop.setTime(new Date(Date.parse('2026-01-10T08:00:00Z') + minutes * 60_000));
  await retryUnclear(shop);
}
