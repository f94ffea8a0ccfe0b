import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestShop } from '../testing/test-shop.ts';
import { gateways, type GatewayName } from '@kashi/contracts/gateways';
import { GatewayUnclear, type Gateway } from '../banks/gateway.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  cartStatusOf,
  paymentUrl,
  type Buyer,
} from './testing/payment-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from './payment-jobs.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('a buyer who paid and closed the window still gets the order', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');

  await findForgotten(shop);

  expect(await allOrders(shop)).toHaveLength(1);
  expect(await cartStatusOf(shop, buyer)).toBeNull();
});

test('a buyer who came back before paying, and paid afterwards, gets the order', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer);
  const early = await comeBack(shop, await returnUrlOf(shop, buyer));
  await pressAtBank(shop, url, 'pay');

  await findForgotten(shop);

  expect(early).toBe('/invoice?payment=failed');
  expect(await allOrders(shop)).toHaveLength(1);
});

test('a payment that the bank lists as paid but calls unpaid is asked about only a few times', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'pay', how: 'wrong-amount' });
  await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');

  for (let round = 0; round < 12; round += 1) await findForgotten(shop);

  const attempts = await shop.store.db.selectFrom('payment_attempts').select('tries').execute();
  expect(attempts).toEqual([{ tries: 10 }]);
});

test('a payment that cannot be settled delays no other one', async () => {
  const shop = await aSellingShop();
  const [unlucky, lucky] = [await aBuyer(shop), await aBuyer(shop, { mobile: '09120000000' })];
  await misbehave(shop, { call: 'verify', how: 'drop', times: 2 });
  for (const buyer of [unlucky, lucky]) await payAndComeBack(shop, buyer);
  await sql`update payment_attempts set snapshot = jsonb_set(snapshot, '{totals,AmountPayable}', '1')
    where customer_id = ${unlucky.id}`.execute(shop.store.db);

  shop.setTime('2026-01-10T08:00:05Z');
  await retryUnclear(shop);

  expect(await allOrders(shop)).toMatchObject([{ customer_id: lucky.id }]);
});

test('a silent bank does not delay payments at another bank', async () => {
  const shop = await aSellingShop();
  const [unlucky, lucky] = [await aBuyer(shop), await aBuyer(shop, { mobile: '09120000000' })];
  await misbehave(shop, { call: 'verify', how: 'drop', times: 2 });
  await payAndComeBack(shop, unlucky, 'saman');
  await payAndComeBack(shop, lucky, 'zarinpal');
  const { saman, hangUp } = silent(shop.gateways[gateways.saman.code]);
  shop.gateways[gateways.saman.code] = saman;
  shop.setTime('2026-01-10T08:00:05Z');

  const round = retryUnclear(shop);

  await expect.poll(() => allOrders(shop)).toMatchObject([{ customer_id: lucky.id }]);
  hangUp();
  await round;
  expect(await allOrders(shop)).toHaveLength(1);
});

test('setting the clock back neither locks a cart for longer nor delays a payment', async () => {
  const shop = await aSellingShop();
  const [waiting, paying] = [await aBuyer(shop), await aBuyer(shop, { mobile: '09120000000' })];
  await misbehave(shop, { call: 'verify', how: 'unavailable' });
  await payAndComeBack(shop, waiting);
  await paymentUrl(shop, paying);

  shop.setTime('2026-01-09T06:00:00Z');
  await openExpiredCarts(shop);
  await retryUnclear(shop);

  expect(await cartStatusOf(shop, paying)).toBe(1);
  expect(await allOrders(shop)).toMatchObject([{ customer_id: waiting.id }]);
});

test('correcting the clock by a few seconds opens no lock', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await paymentUrl(shop, buyer);

  shop.setTime('2026-01-10T07:59:50Z');
  await openExpiredCarts(shop);

  expect(await cartStatusOf(shop, buyer)).toBe(2);
});

test('a bank that is silent for days is asked until it answers', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'verify', how: 'unavailable', times: 2 });
  await payAndComeBack(shop, buyer);

  shop.setTime('2026-01-13T08:00:00Z');
  await openExpiredCarts(shop);
  await retryUnclear(shop);
  const silent = await allOrders(shop);
  shop.setTime('2026-01-13T09:00:00Z');
  await retryUnclear(shop);

  expect(silent).toEqual([]);
  expect(await allOrders(shop)).toHaveLength(1);
});

async function payAndComeBack(shop: TestShop, buyer: Buyer, at?: GatewayName): Promise<void> {
  const url = await paymentUrl(shop, buyer, at && { at });
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

/** A bank that accepts the request and stays silent until it closes the connection. */
function silent(bank: Gateway | undefined) {
  const { promise, reject } = Promise.withResolvers<never>();
  if (!bank) throw new Error('The shop has no account there.');
  return {
    saman: { ...bank, verify: () => promise },
    hangUp: () => reject(new GatewayUnclear('silence')),
  };
}

/** The return address of a payment that the bank took; anyone who knows the payment's page can construct it. */
async function returnUrlOf(shop: TestShop, { id }: Buyer): Promise<string> {
  const { public_id, authority } = await shop.store.db
    .selectFrom('payment_attempts')
    .select(['public_id', 'authority'])
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  return `${shop.environment.publicUrl}/pay/zarinpal/${public_id}/return?Authority=${authority}&Status=OK`;
}
