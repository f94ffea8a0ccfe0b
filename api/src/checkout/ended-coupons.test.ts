import { expect, test } from 'vitest';
import { messages } from '../coupons/coupon-messages.ts';
import { messages as paymentMessages } from '../payments/messages.ts';
import {
  aBuyer,
  askForPayment,
  paymentUrl,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { aShopWithCoupon, readInfo, setCoupon } from './coupon-fixtures.ts';

test.each([
  ['whose limit others have used up', 'used', useUp],
  ['whose time is over', 'over', expire],
  ['that the shop has taken back', 'unknown', takeBack],
] as const)(
  'a coupon %s is named with the reason by the cart and by a payment',
  async (_, why, end) => {
    const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
    await setCoupon(shop, buyer, 'MEHR');
    const agreed = (await readInfo(shop, buyer))?.AmountPayable ?? 0;
    await end(shop, buyer);

    const cart = await readInfo(shop, buyer);
    const payment = await askForPayment(shop, buyer, { agreed });

    const sentence = messages.obstacles[why]('MEHR');
    expect(cart).toMatchObject({
      CouponCode: 'MEHR',
      CouponDiscount: 0,
      CouponObstacle: sentence,
      AmountPayable: 155_000,
    });
    expect([payment.status, payment.body.Message]).toEqual([
      400,
      `${sentence} ${paymentMessages.sumChanged(155_000)}`,
    ]);
  },
);

test('a coupon that holds its only use for a payment under way is good for the cart of that payment', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  await setCoupon(shop, buyer, 'MEHR');
  await paymentUrl(shop, buyer);

  expect(await readInfo(shop, buyer)).toMatchObject({
    CouponDiscount: 10_000,
    CouponObstacle: null,
  });
});

test('a coupon below its minimum says so in the cart', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  await setCoupon(shop, buyer, 'MEHR');
  await shop.store.db.updateTable('coupons').set({ minimum_subtotal: 500_000 }).execute();

  expect(await readInfo(shop, buyer)).toMatchObject({
    CouponObstacle: messages.obstacles.belowMinimum('MEHR', 500_000),
  });
});

test('a code that begins with digits is not shown from its end in the sentence about it', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  await setCoupon(shop, buyer, 'MEHR');
  await shop.store.db.updateTable('coupons').set({ code: '20-OFF' }).execute();
  await shop.store.db.updateTable('carts').set({ coupon_code: '20-OFF' }).execute();
  await expire(shop);

  const { CouponObstacle } = (await readInfo(shop, buyer)) ?? {};

  expect(CouponObstacle).toBe('مهلت کد تخفیف «\u206620-OFF\u2069» گذشته است.');
});

async function useUp(shop: TestShop, { saleParamId }: Buyer): Promise<void> {
  const other = await aBuyer(shop, { mobile: '09120000000', saleParamId });
  await setCoupon(shop, other, 'MEHR');
  await paymentUrl(shop, other);
}

async function expire({ store }: TestShop): Promise<void> {
  const expires_at = new Date('2026-01-10T08:00:00Z');
  await store.db.updateTable('coupons').set({ expires_at }).execute();
}

async function takeBack({ store }: TestShop): Promise<void> {
  await store.db.deleteFrom('coupons').execute();
}
