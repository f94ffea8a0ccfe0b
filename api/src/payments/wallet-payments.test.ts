import { expect, test } from 'vitest';
import { aCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  askForPayment,
  allOrders,
  aSellingShop,
  cartStatusOf,
  fillCart,
  paymentUrl,
  stockOf,
  walletOf,
} from './testing/payment-fixtures.ts';

test('the wallet pays its part, and the bank the rest', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });

  const url = await paymentUrl(shop, buyer, { useCredit: true });
  const meanwhile = await walletOf(shop, buyer.id);
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));
  const transactions = await shop.ask(
    'GET /v1/Identity/customerFininces/Read',
    { Page: 0 },
    { token: buyer.token },
  );

  expect(meanwhile).toEqual({ balance: 55_000, held: 55_000 });
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 0, held: 0 });
  expect((await allOrders(shop))[0]).toMatchObject({
    invoice_due: 155_000,
    paid_from_wallet: 55_000,
  });
  expect(transactions.body.Value).toMatchObject({
    TotalCount: 1,
    Transactions: [
      { FinancialTransactionTypes: 'خرید', OrderId: 1_045_001, Withdraw: 55_000, Balance: 0 },
    ],
  });
});

test('a wallet that covers everything needs no bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 200_000 });

  const url = await paymentUrl(shop, buyer, { useCredit: true });

  expect(url).toMatch(`${shop.environment.publicUrl}/orderTracking/`);
  expect(await allOrders(shop)).toMatchObject([{ paid_from_wallet: 155_000 }]);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 45_000, held: 0 });
  expect(await cartStatusOf(shop, buyer)).toBeNull();
});

test.each([
  ['that the wallet pays', { credit: 200_000 }, true],
  ['that costs nothing', {}, false],
] as const)(
  'an order %s is placed in a shop that has no active gateway',
  async (_which, wish, useCredit) => {
    const shop = await aSellingShop({ hasGateways: false });
    const buyer = await aBuyer(shop, wish);
    if (!useCredit) {
      await shop.store.db.updateTable('carrier_zones').set({ fee: 0 }).execute();
      await aCoupon(shop, { kind: 'amount', value: 100_000 });
      await setCoupon(shop, buyer, 'MEHR');
    }

    const url = await paymentUrl(shop, buyer, { useCredit });
    const again = await paymentUrl(shop, buyer, { useCredit });

    const [order, ...others] = await allOrders(shop);
    expect(url).toBe(`${shop.environment.publicUrl}/orderTracking/${order?.hash}`);
    expect([again, others]).toEqual([url, []]);
    expect(order?.invoice_due).toBe(order?.paid_from_wallet);
  },
);

test('a wallet that covers almost everything leaves the bank its minimum', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 154_950 });

  const url = await paymentUrl(shop, buyer, { useCredit: true });
  const path = await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  expect(path).toContain('/orderTracking/');
  expect(await allOrders(shop)).toMatchObject([{ paid_from_wallet: 154_900 }]);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 50, held: 0 });
});

test('the wallet gets its part back if the payment is cancelled', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });

  const url = await paymentUrl(shop, buyer, { useCredit: true });
  await comeBack(shop, await pressAtBank(shop, url, 'cancel'));
  const balance = await shop.ask(
    'GET /v1/Identity/CustomerFininces/GetBalance',
    {},
    { token: buyer.token },
  );

  expect(balance.body.Value).toEqual({ Balance: 55_000 });
});

test('credit held by one payment is not offered to the next', async () => {
  const shop = await aSellingShop();
  const first = await aBuyer(shop, { credit: 55_000 });
  await paymentUrl(shop, first, { useCredit: true });
  const hash = await fillCart(shop, first.token, first.saleParamId, { beginsAsGuest: true });

  await paymentUrl(shop, { hash, token: first.token }, { useCredit: true });
  const attempts = await shop.store.db
    .selectFrom('payment_attempts')
    .select(['wallet_part', 'amount_rial'])
    .orderBy('id')
    .execute();

  expect(attempts).toEqual([
    { wallet_part: 55_000, amount_rial: 1_000_000 },
    { wallet_part: 0, amount_rial: 1_550_000 },
  ]);
  expect(await walletOf(shop, first.id)).toEqual({ balance: 55_000, held: 55_000 });
});

test('paying without the credit after all replaces the payment that used it', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });

  const withCredit = await paymentUrl(shop, buyer, { useCredit: true });
  const without = await paymentUrl(shop, buyer);

  expect(without).not.toBe(withCredit);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 55_000, held: 0 });
  expect(await stockOf(shop, buyer.saleParamId)).toBe(9);
});

test('the credit is still on the invoice of a buyer who goes back from the bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 55_000 });
  const url = await paymentUrl(shop, buyer, { useCredit: true });

  const invoice = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );
  const again = await paymentUrl(shop, buyer, { useCredit: true });

  expect(invoice.body.Value.Balance).toBe(55_000);
  expect(again).toBe(url);
});

test.each([
  ['at the bank', {}, false],
  ['from the wallet', { credit: 200_000 }, true],
])(
  'who pays %s is told when the payment began, however often they press, and the order is not of before that',
  async (_where, wish, useCredit) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop, wish);

    const first = await askForPayment(shop, buyer, { useCredit });
    shop.setTime('2026-01-10T08:02:00Z');
    const again = await askForPayment(shop, buyer, { useCredit });
    if (!useCredit)
      await comeBack(shop, await pressAtBank(shop, again.body.Value.PaymentUrl, 'pay'));

    const [order] = await allOrders(shop);
    expect(first.body.Value.RegDateTime).toBe('2026-01-10T08:00:00.000Z');
    expect(again.body.Value).toEqual(first.body.Value);
    expect(order?.registered_at).toEqual(
      new Date(useCredit ? '2026-01-10T08:00:00Z' : '2026-01-10T08:02:00Z'),
    );
  },
);
