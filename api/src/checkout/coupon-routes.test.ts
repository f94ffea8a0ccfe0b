import { describe, expect, test } from 'vitest';
import { fieldMessages } from '@kashi/contracts/call/field-messages';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  askForPayment,
  fillCart,
  paymentUrl,
} from '../payments/testing/payment-fixtures.ts';
import { aCoupon, aShopWithCoupon, readInfo, setCoupon } from './coupon-fixtures.ts';
import { messages } from '../coupons/coupon-messages.ts';

describe('a coupon', () => {
  test('takes its percent off the goods before tax, up to its maximum', async () => {
    const { shop, buyer } = await aShopWithCoupon({ value: 20, most_discount: 15_000 });

    const set = await setCoupon(shop, buyer, 'mehr');
    const cart = await readInfo(shop, buyer);

    expect(set).toMatchObject({ status: 200, body: { Message: messages.set } });
    expect(cart).toMatchObject({
      IsCouponDiscountApplied: true,
      CouponCode: 'MEHR',
      CouponDiscount: 15_000,
      Tax: 8_500,
      AmountPayable: 138_500,
    });
  });

  test('can be removed again', async () => {
    const { shop, buyer } = await aShopWithCoupon({});
    await setCoupon(shop, buyer, 'MEHR');

    const removed = await shop.ask(
      'DELETE /v1/Orders/CartCoupons/Delete',
      { HashCartId: buyer.hash },
      buyer,
    );

    expect(removed.body.Message).toBe(messages.removed);
    expect(await readInfo(shop, buyer)).toMatchObject({
      IsCouponDiscountApplied: false,
      CouponCode: null,
    });
  });

  test("that is unknown, expired, another customer's or below its minimum is refused beside its field", async () => {
    const { shop, buyer } = await aShopWithCoupon({ minimum_subtotal: 500_000 });
    const other = await aBuyer(shop, { mobile: '09120000000' });
    await aCoupon(shop, { code: 'OVER', expires_at: new Date('2026-01-10T08:00:00Z') });
    await aCoupon(shop, { code: 'THEIRS', customer_id: other.id });

    const answers = [];
    for (const code of ['', 'NONE', 'OVER', 'THEIRS', 'MEHR']) {
      answers.push(await setCoupon(shop, buyer, code));
    }

    expect(
      answers.map(({ status, body }) => [status, body.Message, body.Errors?.[0]?.Field]),
    ).toEqual([
      [400, fieldMessages.coupon.required, 'CouponCode'],
      [400, messages.unknown, 'CouponCode'],
      [400, messages.unknown, 'CouponCode'],
      [400, messages.unknown, 'CouponCode'],
      [400, messages.belowMinimum(500_000), 'CouponCode'],
    ]);
  });

  test('that is to come is refused with its first day, and takes nothing off a cart that has it already', async () => {
    const { shop, buyer } = await aShopWithCoupon({ starts_at: new Date('2026-01-10T20:30:00Z') });

    const early = await setCoupon(shop, buyer, 'MEHR');
    shop.setTime('2026-01-10T20:30:00Z');
    const begun = await setCoupon(shop, buyer, 'MEHR');
    const discount = (await readInfo(shop, buyer))?.CouponDiscount;
    await shop.store.db
      .updateTable('coupons')
      .set({ starts_at: new Date('2026-02-10T20:30:00Z') })
      .execute();

    expect(early).toMatchObject({
      status: 400,
      body: {
        Message: 'این کد تخفیف از ۲۱ دی ۱۴۰۴ آغاز می‌شود.',
        Errors: [{ Field: 'CouponCode' }],
      },
    });
    expect([begun.status, discount]).toEqual([200, 10_000]);
    expect(await readInfo(shop, buyer)).toMatchObject({ CouponDiscount: 0 });
    expect((await askForPayment(shop, buyer, { agreed: 145_000 })).status).toBe(400);
  });

  test('that was deleted stays named in the carts that have it, and takes nothing off', async () => {
    const { shop, buyer } = await aShopWithCoupon({});
    await setCoupon(shop, buyer, 'MEHR');

    await shop.store.db.deleteFrom('coupons').execute();

    expect(await readInfo(shop, buyer)).toMatchObject({
      CouponCode: 'MEHR',
      IsCouponDiscountApplied: false,
      CouponDiscount: 0,
    });
  });

  test('once per customer is free again after a cancelled payment, and used after a paid one', async () => {
    const { shop, buyer } = await aShopWithCoupon({ usage_limit_per_customer: 1 });
    await setCoupon(shop, buyer, 'MEHR');

    await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'cancel'));
    await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));
    const next = { ...buyer, hash: await fillCart(shop, buyer.token, buyer.saleParamId) };
    const again = await setCoupon(shop, next, 'MEHR');

    expect(again).toMatchObject({ status: 400, body: { Message: messages.used } });
  });

  test('for one order in all goes to one of two customers who pay at once', async () => {
    const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
    const other = await aBuyer(shop, { mobile: '09120000000', saleParamId: buyer.saleParamId });
    await setCoupon(shop, buyer, 'MEHR');
    await setCoupon(shop, other, 'MEHR');
    const agreed = (await readInfo(shop, buyer))?.AmountPayable ?? 0;

    const answers = await Promise.all([
      askForPayment(shop, buyer, { agreed }),
      askForPayment(shop, other, { agreed }),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(answers.find(({ status }) => status === 400)?.body.Message).toContain(
      messages.obstacles.used('MEHR'),
    );
  });

  test('cannot be guessed by endless tries', async () => {
    const { shop, buyer } = await aShopWithCoupon({});

    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await setCoupon(shop, buyer, `GUESS${guess}`)).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

test('a customer has the same tries by whichever hash a cart is named', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  const { token } = buyer;
  const guess = (HashCartId: string) =>
    shop.ask(
      'POST /v1/Orders/CartCoupons/SetCouponToCart',
      { HashCartId, CouponCode: 'GUESS' },
      { token },
    );

  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await guess(`made-up-${time}`)).status);

  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test('a cart that is not there uses up no tries of another one', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  for (let time = 0; time < 12; time += 1) {
    await shop.ask('POST /v1/Orders/CartCoupons/SetCouponToCart', {
      HashCartId: 'nobody',
      CouponCode: 'GUESS',
    });
  }

  const guest = await shop.ask('POST /v1/Orders/Carts/AddCartItem', {
    ProductSaleParamId: buyer.saleParamId,
  });
  const set = await shop.ask('POST /v1/Orders/CartCoupons/SetCouponToCart', {
    HashCartId: guest.body.Value.HashCartId,
    CouponCode: 'MEHR',
  });

  expect(set.status).toBe(200);
});

test('an address that has guessed too many coupons leaves no trace in the carts that it names next', async () => {
  const { shop } = await aShopWithCoupon({});
  const guess = (HashCartId: string) =>
    shop.ask(
      'POST /v1/Orders/CartCoupons/SetCouponToCart',
      { HashCartId, CouponCode: 'GUESS' },
      { address: '203.0.113.9' },
    );
  for (let cart = 0; cart < 30; cart += 1) await guess(`cart-${cart}`);

  const { status } = await guess('another-cart');
  const traces = await shop.store.db
    .selectFrom('try_counters')
    .select('key')
    .where('key', 'like', '%another-cart')
    .execute();

  expect(status).toBe(429);
  expect(traces).toEqual([]);
});

test('valid coupons do not count as guesses', async () => {
  const { shop, buyer } = await aShopWithCoupon({});

  const statuses = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await setCoupon(shop, buyer, 'MEHR')).status);
  }

  expect(statuses).toEqual(Array(12).fill(200));
});
