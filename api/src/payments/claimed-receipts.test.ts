import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskOf } from '../shop-command/desk-fixtures.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { comeBack, misbehave, pressAtBank, withReceiptOf } from './testing/bank-visit-fixtures.ts';
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
import { gatewayNames, type GatewayName } from '@kashi/shared/contracts/gateways';

// Banks fail here on purpose, and what goes back is reported.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each(gatewayNames)('at %s', (at) => {
  test('a stranger who names a buyer’s receipt first gets nothing, and the buyer the order', async () => {
    const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at);

    const told = await comeBack(shop, lie);
    const path = await comeBack(shop, honest);

    expect(told).toBe('/credit?payment=failed');
    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
    expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
  });

  test.skipIf(at === 'zarinpal')(
    'a buyer gets the order while the bank is silent about a stranger who named the receipt',
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

  test('a buyer and a stranger who name a receipt at the same moment: the buyer gets the order', async () => {
    const { shop, buyer, stranger, honest, lie } = await aPaymentAndALie(at);

    const [path] = await Promise.all([comeBack(shop, honest), comeBack(shop, lie)]);
    await letJobsRun(shop);

    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
    expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
    expect(await allEvents(shop)).not.toContain('reversed');
  });

  test('a receipt that has bought is worth nothing to anybody else, and is not given back', async () => {
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

test('a receipt that two name for the same sum at the same moment buys once, and is not given back', async () => {
  const { shop, stranger, honest, lie } = await aPaymentAndALie('saman', '155000');

  await Promise.all([comeBack(shop, lie), comeBack(shop, honest)]);
  await letJobsRun(shop);

  const orders = await allOrders(shop);
  const { balance } = await walletOf(shop, stranger.id);
  expect(orders.length * 155_000 + balance).toBe(155_000);
  expect(await allEvents(shop)).not.toContain('reversed');
});

test('a receipt that a stranger named for goods that are gone is not given back before its buyer comes', async () => {
  const shop = await aShop();
  const buyer = await aBuyer(shop);
  const stranger = await aBuyer(shop, { mobile: '09120000000' });
  const honest = await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'saman' }), 'pay');
  const unpaid = await paymentUrl(shop, stranger, { at: 'saman' });
  const lie = withReceiptOf(await pressAtBank(shop, unpaid, 'cancel'), honest);
  await comeBack(shop, await pressAtBank(shop, unpaid, 'cancel'));
  await shop.store.db
    .updateTable('sale_params')
    .set({ stock: 0 })
    .where('id', '=', stranger.saleParamId)
    .execute();

  const told = await comeBack(shop, lie);
  const path = await comeBack(shop, honest);

  expect(told).toBe('/invoice?payment=failed');
  expect(path).toContain('/orderTracking/');
  expect(await allEvents(shop)).not.toContain('reversed');
});

test('money whose buyer does not come goes back to the card after twenty minutes, whoever named its receipt', async () => {
  const { shop, stranger, lie } = await aPaymentAndALie('saman');
  await comeBack(shop, lie);

  await letJobsRun(shop, 19);
  const early = await allEvents(shop);
  await letJobsRun(shop, 20);

  expect(early).not.toContain('reversed');
  expect(await allEvents(shop)).toContain('reversed');
  expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
});

test('a buyer who waits for the bank’s answer is not overtaken by the twenty minutes', async () => {
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

test('money that the bank will not take back does not become the credit of whoever named its receipt', async () => {
  const { shop, stranger, lie } = await aPaymentAndALie('saman');
  await comeBack(shop, lie);
  const gateway = shop.gateways[1];
  if (!gateway) throw new Error('Every shop of the tests has this bank.');
  shop.gateways[1] = { ...gateway, reverse: async () => false };

  await letJobsRun(shop, 20);
  await letJobsRun(shop, 24 * 60);

  expect(await deskOf(shop)('payments', 'list')).toContainEqual(
    expect.stringContaining('perhaps another buyer’s'),
  );
  expect(await walletOf(shop, stranger.id)).toEqual({ balance: 0, held: 0 });
});

/** A buyer who has paid and is on the way back, and a stranger's return from an unpaid top-up that names their receipt. */
async function aPaymentAndALie(at: GatewayName, topUp = '250000') {
  const shop = await aShop();
  const buyer = await aBuyer(shop);
  const stranger = await aBuyer(shop, { mobile: '09120000000' });
  const honest = await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay');
  const unpaid = await pressAtBank(shop, await topUpUrl(shop, stranger, topUp, at), 'cancel');
  return { shop, buyer, stranger, honest, lie: withReceiptOf(unpaid, honest) };
}

/** On a PostgreSQL server where there is one: the embedded database lets nothing happen at once. */
async function aShop() {
  return aSellingShop({}, serverUrl ? await serverStore(await newServerDatabase()) : undefined);
}

async function letJobsRun(shop: Awaited<ReturnType<typeof aShop>>, minutes = 21): Promise<void> {
  shop.setTime(new Date(Date.parse('2026-01-10T08:00:00Z') + minutes * 60_000));
  await retryUnclear(shop);
}
