import { afterEach, expect, test, vi } from 'vitest';
import { retryUnclear } from '../../payments/payment-jobs.ts';
import { claimWrongly, strangersMobile } from '../../payments/testing/claimed-receipt-fixtures.ts';
import { comeBack, misbehave, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  paymentUrl,
} from '../../payments/testing/payment-fixtures.ts';
import { later } from '../../texts/news/news-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aTransferReport } from '../../wallet/wallet-fixtures.ts';
import { aCustomer, aRegistration } from '../identity-fixtures.ts';
import { closeAccount } from './close-account.ts';

afterEach(() => void vi.restoreAllMocks());

const mobile = aRegistration.UserName;
const aDayLater = '2026-01-11T08:00:00Z';

test('an account is not closed while its customer is at the bank, however long', async () => {
  const shop = await aSellingShop();
  await paymentUrl(shop, await aBuyer(shop, { mobile }));

  const atOnce = await closeAccount(shop, mobile);
  shop.setTime(aDayLater);

  expect([atOnce, await closeAccount(shop, mobile)]).toEqual(['payment', 'payment']);
});

test('an account is not closed within a day of a payment that came to nothing: the bank may still confirm it', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { mobile });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'cancel'));

  shop.setTime(new Date(Date.parse(aDayLater) - 1));
  const early = await closeAccount(shop, mobile);
  await shop.store.db.updateTable('payment_attempts').set({ next_try_at: null }).execute();
  const earlyYet = await closeAccount(shop, mobile);
  shop.setTime(aDayLater);
  const onceItIsOver = await closeAccount(shop, mobile);

  expect([early, earlyYet, onceItIsOver]).toEqual(['payment', 'payment', 'closed']);
});

test('an account is not closed while the bank will be asked about a payment again', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { mobile });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'cancel'));
  shop.setTime(aDayLater);
  const next_try_at = shop.clock();
  await shop.store.db.updateTable('payment_attempts').set({ next_try_at }).execute();

  expect(await closeAccount(shop, mobile)).toBe('payment');
});

test('an account is closed a month after a payment that its bank never answers clearly, and the bank is asked no more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { mobile });
  await misbehave(shop, { call: 'verify', how: 'garbage', times: 2 });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));

  later(shop, 29 * 24 * 60);
  await retryUnclear(shop);
  const withinTheMonth = await closeAccount(shop, mobile);
  later(shop, 24 * 60);
  const afterwards = await closeAccount(shop, mobile);
  await retryUnclear(shop);

  expect([withinTheMonth, afterwards]).toEqual(['payment', 'closed']);
  expect(await allOrders(shop)).toEqual([]);
});

test('the bank is asked no more to give back money to whoever was forgotten, since they would get a text again', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { mobile });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'cancel'));
  later(shop, 31 * 24 * 60);
  const { db } = shop.store;
  const next_try_at = shop.clock();
  await db.updateTable('payment_attempts').set({ state: 'failed', next_try_at }).execute();

  expect(await closeAccount(shop, mobile)).toBe('closed');

  const left = await db.selectFrom('payment_attempts').select('next_try_at').execute();
  expect(left).toEqual([{ next_try_at: null }]);
});

test('an account is not closed for a month while nobody knows whose the money is that its bank refuses to give back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await aSellingShop();
  await claimWrongly(shop, [false]);
  later(shop, 21);
  await retryUnclear(shop);

  later(shop, 29 * 24 * 60);
  const withinTheMonth = await closeAccount(shop, strangersMobile);
  later(shop, 24 * 60);
  const afterwards = await closeAccount(shop, strangersMobile);

  expect([withinTheMonth, afterwards]).toEqual(['payment', 'closed']);
});

test('an account is not closed while a transfer to the shop’s card waits for its confirmation', async () => {
  const shop = await testShop();
  const customer = await aCustomer(shop);
  await shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', aTransferReport(), customer);

  expect(await closeAccount(shop, mobile)).toBe('payment');
});
