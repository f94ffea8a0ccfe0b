import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack, misbehave, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import { aBuyer, aSellingShop, paymentUrl } from '../../payments/testing/payment-fixtures.ts';
import { countOpenPayments } from '../../payments/open-payments.ts';
import { retryUnclear } from '../../payments/payment-jobs.ts';
import { commandRunner } from '../command-fixtures.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('a payment without a clear answer of its bank is listed after an hour, until the bank answers', async () => {
  const shop = await aSellingShop();
  const run = commandRunner(shop);
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'verify', how: 'unavailable' });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));

  const early = await run('payments', 'list');
  shop.setTime('2026-01-10T09:00:01Z');
  const late = await run('payments', 'list');
  await retryUnclear(shop);
  const answered = await run('payments', 'list');

  expect(early).toEqual(['No payment is open.']);
  expect(late).toEqual([
    '1  2026-01-10T08:00  zarinpal  1550000 rial  perhaps paid',
    '    نگار رضایی 09131234567: no receipt, asked so far: 1',
    '1 to ask the bank about.',
  ]);
  expect(answered).toEqual(['No payment is open.']);
});

test('a payment that its bank never answers clearly stays in the list, and waits for a person for a month', async () => {
  const shop = await aSellingShop();
  const run = commandRunner(shop);
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'verify', how: 'unavailable', times: 3 });
  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));
  const counts: unknown[] = [];

  for (const day of ['2026-02-09T07:00:00Z', '2026-02-09T09:00:00Z']) {
    shop.setTime(day);
    await retryUnclear(shop);
    const { length } = await run('payments', 'list');
    counts.push([length, await countOpenPayments(shop.store.db, shop.clock())]);
  }

  expect(counts).toEqual([
    [3, 1],
    [3, 0],
  ]);
});

test('an old payment that its bank has given back late is listed for a month from then on', async () => {
  const shop = await aSellingShop();
  const run = commandRunner(shop);
  const buyer = await aBuyer(shop);
  await misbehave(shop, { call: 'verify', how: 'in-trouble' });
  const url = await paymentUrl(shop, buyer, { at: 'mellat' });
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  shop.setTime('2026-03-01T08:00:00Z');
  await retryUnclear(shop);

  shop.setTime('2026-03-30T08:00:00Z');
  const within = await run('payments', 'list');
  shop.setTime('2026-04-01T08:00:00Z');
  const afterwards = await run('payments', 'list');

  expect(within[0]).toContain('and the bank has given it back');
  expect(within.at(-1)).toBe('No payment is open.');
  expect(afterwards).toEqual(['No payment is open.']);
});
