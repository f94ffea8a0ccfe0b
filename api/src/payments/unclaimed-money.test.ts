import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestShop } from '../testing/test-shop.ts';
import { countOpenPayments, openPayments } from './open-payments.ts';
import { aToldNumber, later, newsTexts } from '../texts/news/news-fixtures.ts';
import { allTexts } from '../texts/text-fixtures.ts';
import { messages } from './messages.ts';
import { openExpiredCarts, retryUnclear } from './payment-jobs.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { claimWrongly } from './testing/claimed-receipt-fixtures.ts';
import { aBuyer, allEvents, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => (log = vi.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => void vi.restoreAllMocks());

/** How a buyer comes back whose goods are gone, if another customer gave up a payment of the same sum so many minutes before. */
async function lateReturn(minutesBefore: number): Promise<string> {
  const shop = await aSellingShop();
  const other = await aBuyer(shop, { mobile: '09120000000' });
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, other, { at: 'saman' }), 'cancel'),
  );
  later(shop, minutesBefore);
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'saman' });
  later(shop, 11);
  await openExpiredCarts(shop);
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

test.each([
  ['at once, if a payment of the same sum was given up too long ago to hold a receipt', 120, true],
  ['later, while such a payment may still hold the receipt', 60, false],
])('a late buyer has the money back %s', async (_when, minutesBefore, isAtOnce) => {
  const path = await lateReturn(minutesBefore);

  expect(path).toBe(`/invoice?payment=failed${isAtOnce ? '&refund=bank' : ''}`);
});

/** A shop with money that may be a buyer's who does not come; after the twenty minutes its bank gives these answers. */
async function unclaimedMoney(answers: (boolean | 'unclear')[]): Promise<TestShop> {
  const shop = await aSellingShop();
  await aToldNumber(shop, { kinds: ['payment-run'] });
  await claimWrongly(shop, answers);
  return shop;
}

test('of money that the bank refuses to give back, even after it was silent, the staff is told once, and the log', async () => {
  const shop = await unclaimedMoney(['unclear', false]);

  for (const minutes of [21, 35, 60]) {
    later(shop, minutes);
    await retryUnclear(shop);
  }

  expect(await newsTexts(shop)).toMatchObject([
    { body: expect.stringContaining(messages.notReversed('۲', '۱۵۵٬۰۰۰ تومان')) as string },
  ]);
  expect((await allEvents(shop)).filter((event) => event === 'not reversed')).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(
    'The bank refuses to reverse the payment 2, which bought nothing.',
  );
});

test('money that the bank refuses to give back stays in the list, and waits for a person for a month', async () => {
  const shop = await unclaimedMoney([false]);
  later(shop, 61);
  await retryUnclear(shop);
  const counts = async () => [
    (await openPayments(shop.store.db, shop.clock()).execute()).length,
    await countOpenPayments(shop.store.db, shop.clock()),
  ];

  expect(await counts()).toEqual([1, 1]);
  later(shop, 30 * 24 * 60);
  expect(await counts()).toEqual([1, 0]);
});

test('money that the bank gives back after it was silent is no news, and who has brought its receipt is told', async () => {
  const shop = await unclaimedMoney(['unclear', true]);

  for (const minutes of [21, 5]) {
    later(shop, minutes);
    await retryUnclear(shop);
  }

  expect(await newsTexts(shop)).toEqual([]);
  expect((await allEvents(shop)).at(-1)).toBe('reversed');
  expect(await allTexts(shop)).toMatchObject([{ kind: 'refundByBank', mobile: '09120000000' }]);
});
