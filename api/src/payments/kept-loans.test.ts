import { gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gateway } from '../banks/gateway.ts';
import { booksFile } from '../desk-figures/books/books-file.ts';
import { messages as bookMessages } from '../desk-figures/books/messages.ts';
import { commandRunner } from '../shop-command/command-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { aToldNumber, newsTexts } from '../texts/news/news-fixtures.ts';
import { messages } from './messages.ts';
import { countOpenPayments } from './open-payments.ts';
import { openExpiredCarts, retryUnclear } from './payment-jobs.ts';
import { comeBackWhole, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allEvents,
  aSellingShop,
  paymentUrl,
  walletOf,
} from './testing/payment-fixtures.ts';

// Payments that buy nothing are logged; here they are made on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** SnappPay has lent for goods that are gone, refuses to take the loan back, and answers this to the settlement. */
async function aKeptLoan(shop: TestShop, isSettled: boolean) {
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'snapppay' });
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  const { code } = gateways.snapppay;
  const settle = vi.fn<NonNullable<Gateway['settle']>>(() => Promise.resolve(isSettled));
  shop.gateways[code] = {
    ...shop.gateways[code]!,
    reverse: () => Promise.resolve(false),
    settle,
  };
  const path = await comeBackWhole(shop, await pressAtBank(shop, url, 'pay'));
  for (const time of ['08:11', '08:12', '09:30']) {
    shop.setTime(`2026-01-10T${time}:00Z`);
    await retryUnclear(shop);
  }
  return { buyer, settle, HashPaymentId: path.slice(-22) };
}

test('a loan that SnappPay does not take back is settled, and its buyer reads that it goes on', async () => {
  const shop = await aSellingShop();

  const { buyer, settle, HashPaymentId } = await aKeptLoan(shop, true);

  const { body } = await shop.ask('GET /v1/Orders/Payments/Read', { HashPaymentId }, buyer);
  expect(settle).toHaveBeenCalledOnce();
  expect((await allEvents(shop)).slice(-2)).toEqual(['credited', 'settled']);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 155_000, held: 0 });
  expect(body.Value).toMatchObject({
    Refund: 'wallet',
    Message: `${messages.reasons.gone} ${messages.refundsOfLoan.wallet}`,
  });
});

test('of a loan that SnappPay has given back after all the staff and the open desk learn that the wallet has the sum too', async () => {
  const shop = await aSellingShop();
  await aToldNumber({ store: shop.store }, { kinds: ['payment-run'] });
  const atDesk: (string | null)[] = [];
  await shop.store.listen('desk', (notice) => void atDesk.push(notice));

  const { settle } = await aKeptLoan(shop, false);

  expect(settle).toHaveBeenCalledOnce();
  expect(await newsTexts(shop)).toMatchObject([
    { body: expect.stringContaining(messages.topUpGivenBack('۱', '۱۵۵٬۰۰۰ تومان')) as string },
  ]);
  expect(await countOpenPayments(shop.store.db, shop.clock())).toBe(1);
  await vi.waitFor(() => expect(atDesk).toContain('lost-payment 1'));
  expect(await commandRunner(shop)('payments', 'list')).toContain(
    '1  2026-01-10T08:00  snapppay  1550000 rial  filled the wallet, and the bank has given it back',
  );
});

test.each([
  ['a loan that went on', true, bookMessages.outcomes.credited, 1],
  ['a loan that SnappPay has given back', false, bookMessages.outcomes['credited-lost'], 2],
] as const)(
  'the books say of %s what became of it, and how often its sum went back',
  async (...row) => {
    const [, isSettled, outcome, times] = row;
    const shop = await aSellingShop();
    await aKeptLoan(shop, isSettled);
    const span = { from: '2026-01-10', to: '2026-01-10' };
    const linesOf = async (of: 'payments' | 'refunds') =>
      (await Array.fromAsync(booksFile(shop.store.db, { of, ...span })))
        .join('')
        .trimEnd()
        .split('\r\n')
        .slice(1);

    const payments = await linesOf('payments');

    expect(payments).toEqual([expect.stringMatching(new RegExp(`,${outcome}$`))]);
    expect(await linesOf('refunds')).toHaveLength(times);
  },
);
