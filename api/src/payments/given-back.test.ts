import { gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as bookMessages } from '../desk-figures/books/messages.ts';
import { GatewayUnclear, type Gateway } from '../banks/gateway.ts';
import { booksFile } from '../desk-figures/books/books-file.ts';
import { rejectOrder } from '../orders/order-steps.ts';
import { commandRunner } from '../shop-command/command-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { aToldNumber, newsTexts } from '../texts/news/news-fixtures.ts';
import { messages } from './messages.ts';
import { openExpiredCarts, retryUnclear } from './payment-jobs.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { confirmSettlement } from './settle/confirm-settlement.ts';
import {
  aBuyer,
  allEvents,
  allOrders,
  aSellingShop,
  paymentUrl,
  topUpUrl,
  walletOf,
} from './testing/payment-fixtures.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => (log = vi.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => void vi.restoreAllMocks());

/** Mellat confirms the next payment by an inquiry alone, and gives it back if it hears of no delivery for twenty minutes. */
async function losesNextPayment(shop: TestShop): Promise<void> {
  await misbehave(shop, { call: 'verify', how: 'in-trouble' });
}

test('a late payment that Mellat confirmed by an inquiry alone is reversed, and fills no wallet', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat' });
  const returnUrl = await pressAtBank(shop, url, 'pay');
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  await misbehave(shop, { call: 'verify', how: 'in-trouble' });

  const path = await comeBack(shop, returnUrl);

  expect(path).toBe('/invoice?payment=failed&refund=bank');
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 0, held: 0 });
});

test('of an order whose payment the bank has given back the staff is told once, and the bank is asked no more', async () => {
  const shop = await aSellingShop();
  await aToldNumber({ store: shop.store }, { kinds: ['payment-run'] });
  const buyer = await aBuyer(shop);
  await losesNextPayment(shop);
  await misbehave(shop, { call: 'settle', how: 'unavailable' });
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'mellat' }), 'pay'),
  );

  for (const time of ['08:00', '08:21', '08:22', '09:30']) {
    shop.setTime(`2026-01-10T${time}:00Z`);
    await retryUnclear(shop);
  }

  const [order] = await allOrders(shop);
  expect((await allEvents(shop)).slice(-3)).toEqual(['paid', 'not settled', 'reversed']);
  expect(await newsTexts(shop)).toMatchObject([
    {
      body: expect.stringContaining(messages.orderGivenBack('۱۰۴۵۰۰۱', '۱۵۵٬۰۰۰ تومان')) as string,
    },
  ]);
  expect(log).toHaveBeenCalledWith(
    `The bank has given back the payment 1, which bought the order ${order?.id}.`,
  );
  expect(await commandRunner(shop)('payments', 'list')).toContain(
    `1  2026-01-10T08:00  mellat  1550000 rial  bought the order ${order?.id}, and the bank has given it back`,
  );
});

test('an order whose payment the bank has given back gives back only the wallet’s part when it is rejected', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });
  await losesNextPayment(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat', useCredit: true });
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  shop.setTime('2026-01-10T08:21:00Z');
  await retryUnclear(shop);
  const [order] = await allOrders(shop);

  await rejectOrder(shop, order?.id ?? 0);

  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 55_000, held: 0 });
});

test('the customer of a cancelled order reads what the bank has given back, and when', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });
  await losesNextPayment(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat', useCredit: true });
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  shop.setTime('2026-01-10T08:21:00Z');
  await retryUnclear(shop);
  const [order] = await allOrders(shop);

  const { body } = await shop.ask(
    'POST /v1/Orders/Orders/Cancel',
    { HashOrderId: order?.hash ?? '' },
    buyer,
  );

  expect(body.Value).toMatchObject({
    IsCancelled: true,
    Refunds: [{ Amount: 100_000, IsByBank: true, PaidDateTime: '2026-01-10T08:21:00.000Z' }],
  });
});

test('a payment that another process has noted as given back is asked about no more by one that then fails', async () => {
  const shop = await aSellingShop();
  await losesNextPayment(shop);
  const buyer = await aBuyer(shop);
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'mellat' }), 'pay'),
  );
  const read = () =>
    shop.store.db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  const mellat = shop.gateways[gateways.mellat.code]!;
  const slow: Gateway = {
    ...mellat,
    settle: async () => {
      // The claim of the slow one has lapsed.
      shop.setTime('2026-01-10T08:22:01Z');
      await confirmSettlement(
        shop,
        { ...mellat, settle: () => Promise.resolve(false) },
        await read(),
      );
      throw new GatewayUnclear('No answer from the bank');
    },
  };

  shop.setTime('2026-01-10T08:21:00Z');
  await confirmSettlement(shop, slow, await read());

  expect(await read()).toMatchObject({ reason: 'reversed', next_try_at: null });
});

test('of an order that was rejected before the bank gave back its payment the staff learns that the wallet has the money too', async () => {
  const shop = await aSellingShop();
  await aToldNumber({ store: shop.store }, { kinds: ['payment-run'] });
  const buyer = await aBuyer(shop);
  await losesNextPayment(shop);
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'mellat' }), 'pay'),
  );
  const [order] = await allOrders(shop);
  await rejectOrder(shop, order?.id ?? 0);

  shop.setTime('2026-01-10T08:21:00Z');
  await retryUnclear(shop);

  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 155_000, held: 0 });
  expect(await newsTexts(shop)).toMatchObject([
    {
      body: expect.stringContaining(
        messages.rejectedGivenBack('۱۰۴۵۰۰۱', '۱۵۵٬۰۰۰ تومان'),
      ) as string,
    },
  ]);
  expect(log).toHaveBeenCalledWith(
    `The bank has given back the payment 1, which bought the order ${order?.id}, rejected since.`,
  );
});

test('a top-up that the bank has given back stays in the wallet, and is told of by its number', async () => {
  const shop = await aSellingShop();
  await aToldNumber({ store: shop.store });
  const buyer = await aBuyer(shop);
  await losesNextPayment(shop);
  await comeBack(
    shop,
    await pressAtBank(shop, await topUpUrl(shop, buyer, '70000', 'mellat'), 'pay'),
  );

  shop.setTime('2026-01-10T08:21:00Z');
  await retryUnclear(shop);

  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 70_000, held: 0 });
  expect(await newsTexts(shop)).toMatchObject([
    { body: expect.stringContaining(messages.topUpGivenBack('۱', '۷۰٬۰۰۰ تومان')) as string },
  ]);
});

test('the books have a payment that the bank has given back as received and as returned', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await losesNextPayment(shop);
  await comeBack(
    shop,
    await pressAtBank(shop, await paymentUrl(shop, buyer, { at: 'mellat' }), 'pay'),
  );
  shop.setTime('2026-01-10T08:21:00Z');
  await retryUnclear(shop);
  const [order] = await allOrders(shop);
  const span = { from: '2026-01-10', to: '2026-01-10' };

  const payments = await textOf(booksFile(shop.store.db, { of: 'payments', ...span }));
  const refunds = await textOf(booksFile(shop.store.db, { of: 'refunds', ...span }));

  expect(payments).toContain(bookMessages.outcomes.lost);
  expect(refunds).toContain(`${bookMessages.ways.gateway},155000,${order?.id}`);
});

async function textOf(file: AsyncGenerator<string>): Promise<string> {
  return (await Array.fromAsync(file)).join('');
}
