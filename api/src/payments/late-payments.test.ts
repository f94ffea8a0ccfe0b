import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestShop } from '../testing/test-shop.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allEvents,
  allOrders,
  aSellingShop,
  cartStatusOf,
  paymentUrl,
  stockOf,
  walletOf,
} from './testing/payment-fixtures.ts';
import { openExpiredCarts, retryUnclear } from './payment-jobs.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('a bank that does not answer clearly', () => {
  test.each(['drop', 'unavailable', 'garbage'] as const)(
    '(«%s») is asked again later, and the order is placed then',
    async (how) => {
      const shop = await aSellingShop();
      const buyer = await aBuyer(shop);
      const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');
      await misbehave(shop, { call: 'verify', how });

      const pending = await comeBack(shop, returnUrl);
      const ordersMeanwhile = await allOrders(shop);
      await retryUnclear(shop);
      const tooEarly = await allOrders(shop);
      shop.setTime('2026-01-10T08:00:05Z');
      await retryUnclear(shop);

      expect(pending).toBe('/invoice?payment=pending');
      expect([ordersMeanwhile, tooEarly]).toEqual([[], []]);
      expect(await allOrders(shop)).toHaveLength(1);
      expect(await comeBack(shop, returnUrl)).toContain('/orderTracking/');
    },
  );

  test('delays nobody: the cart reopens after ten minutes, and the order is placed when the answer comes', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');
    await misbehave(shop, { call: 'verify', how: 'drop' });
    await comeBack(shop, returnUrl);

    shop.setTime('2026-01-10T08:10:00Z');
    await openExpiredCarts(shop);
    const opened = await cartStatusOf(shop, buyer);
    await retryUnclear(shop);

    expect(opened).toBe(1);
    expect(await allOrders(shop)).toHaveLength(1);
    expect(await stockOf(shop, buyer.saleParamId)).toBe(9);
    expect(await cartStatusOf(shop, buyer)).toBeNull();
  });
});

describe('a payment that comes after its ten minutes', () => {
  test('still buys the goods at its own prices, if they are available', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop, { credit: 55_000 });
    const url = await paymentUrl(shop, buyer, { useCredit: true });

    shop.setTime('2026-01-10T08:11:00Z');
    await openExpiredCarts(shop);
    await shop.store.db.updateTable('products').set({ price: 900_000 }).execute();
    const path = await comeBack(shop, await pressAtBank(shop, url, 'pay'));

    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toMatchObject([
      { invoice_due: 155_000, paid_from_wallet: 55_000 },
    ]);
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 0, held: 0 });
    expect(await stockOf(shop, buyer.saleParamId)).toBe(9);
    expect(await cartStatusOf(shop, buyer)).toBeNull();
  });

  test('leaves goods in the cart that were added meanwhile', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const url = await paymentUrl(shop, buyer);

    shop.setTime('2026-01-10T08:11:00Z');
    await shop.ask(
      'POST /v1/Orders/Carts/IncreaseCartItem',
      { HashCartId: buyer.hash, ProductSaleParamId: buyer.saleParamId },
      { token: buyer.token },
    );
    await comeBack(shop, await pressAtBank(shop, url, 'pay'));
    const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: buyer.hash }, buyer);

    expect(cart.body.Value).toMatchObject({
      CartStatusTypes: 1,
      CartInfo: { CartDetailsCount: 1 },
    });
  });

  test('is reversed by the bank if the goods are sold out', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const url = await paymentUrl(shop, buyer);

    shop.setTime('2026-01-10T08:11:00Z');
    await openExpiredCarts(shop);
    await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
    const returnUrl = await pressAtBank(shop, url, 'pay');
    const path = await comeBack(shop, returnUrl);

    expect(path).toBe('/invoice?payment=failed&refund=bank');
    expect(await comeBack(shop, returnUrl)).toBe(path);
    expect(await allOrders(shop)).toEqual([]);
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 0, held: 0 });
    // Its piece was put back when the lock was opened, and is not put back a second time.
    expect(await stockOf(shop, buyer.saleParamId)).toBe(0);
  });

  test('goes into the wallet once if the bank refuses to reverse it', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const url = await paymentUrl(shop, buyer);
    const returnUrl = await pressAtBank(shop, url, 'pay');

    // The bank reverses a payment only within thirty minutes.
    shop.setTime('2026-01-10T08:40:00Z');
    await openExpiredCarts(shop);
    await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
    const paths = await Promise.all([comeBack(shop, returnUrl), comeBack(shop, returnUrl)]);

    expect(paths).toEqual(Array(2).fill('/invoice?payment=failed&refund=wallet'));
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 155_000, held: 0 });
  });

  test('is not refunded twice if the answer to the reversal was lost', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const url = await paymentUrl(shop, buyer);
    shop.setTime('2026-01-10T08:11:00Z');
    await openExpiredCarts(shop);
    await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
    await misbehave(shop, { call: 'reverse', how: 'drop' });
    const returnUrl = await pressAtBank(shop, url, 'pay');

    const pending = await comeBack(shop, returnUrl);
    shop.setTime('2026-01-10T08:12:00Z');
    await retryUnclear(shop);

    expect(pending).toBe('/invoice?payment=pending');
    expect((await allEvents(shop)).slice(-2)).toEqual(['not reversed', 'reversed']);
    expect(await comeBack(shop, returnUrl)).toBe('/invoice?payment=failed&refund=bank');
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 0, held: 0 });
  });

  test('is refunded if the cart was paid again meanwhile', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const first = await paymentUrl(shop, buyer);
    shop.setTime('2026-01-10T08:11:00Z');
    const second = await paymentUrl(shop, buyer);

    const secondPath = await comeBack(shop, await pressAtBank(shop, second, 'pay'));
    const firstPath = await comeBack(shop, await pressAtBank(shop, first, 'pay'));

    expect(secondPath).toContain('/orderTracking/');
    expect(firstPath).toBe('/invoice?payment=failed&refund=bank');
    expect(await allOrders(shop)).toHaveLength(1);
    expect(await reasonsOf(shop)).toEqual(['overtaken', null]);
  });

  test('buys what an earlier late payment left in the cart', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const first = await paymentUrl(shop, buyer);
    shop.setTime('2026-01-10T08:11:00Z');
    await shop.ask(
      'POST /v1/Orders/Carts/IncreaseCartItem',
      { HashCartId: buyer.hash, ProductSaleParamId: buyer.saleParamId },
      { token: buyer.token },
    );
    await comeBack(shop, await pressAtBank(shop, first, 'pay'));
    shop.setTime('2026-01-10T08:12:00Z');
    const second = await paymentUrl(shop, buyer);
    shop.setTime('2026-01-10T08:23:00Z');
    await openExpiredCarts(shop);

    const path = await comeBack(shop, await pressAtBank(shop, second, 'pay'));

    expect(path).toContain('/orderTracking/');
    expect(await allOrders(shop)).toHaveLength(2);
    expect(await stockOf(shop, buyer.saleParamId)).toBe(8);
  });

  test('is refunded if the wallet’s part was spent meanwhile, and the shopper is told', async () => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop, { credit: 55_000 });
    const url = await paymentUrl(shop, buyer, { useCredit: true });
    shop.setTime('2026-01-10T08:11:00Z');
    await openExpiredCarts(shop);
    await shop.store.db.updateTable('wallets').set({ balance: 0 }).execute();

    const path = await comeBack(shop, await pressAtBank(shop, url, 'pay'));

    expect(path).toBe('/invoice?payment=failed&refund=bank');
    expect(await reasonsOf(shop)).toEqual(['credit-gone']);
    expect(await stockOf(shop, buyer.saleParamId)).toBe(10);
  });
});

/** The outcome that the shopper is shown for each payment, oldest first; null for one that bought. */
async function reasonsOf(shop: TestShop): Promise<(PaymentReason | null)[]> {
  const attempts = await shop.store.db
    .selectFrom('payment_attempts')
    .select('reason')
    .orderBy('id')
    .execute();
  return attempts.map(({ reason }) => reason);
}
