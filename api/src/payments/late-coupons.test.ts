import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItem } from '../carts/cart-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCoupon, aShopWithCoupon, readInfo, setCoupon } from '../checkout/coupon-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { openExpiredCarts } from './payment-jobs.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, allOrders, paymentUrl, type Buyer } from './testing/payment-fixtures.ts';

// A payment that buys nothing is logged; here it happens on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function begin(shop: TestShop, buyer: Buyer): Promise<string> {
  await setCoupon(shop, buyer, 'MEHR');
  return paymentUrl(shop, buyer);
}

async function pay(shop: TestShop, url: string): Promise<string> {
  return comeBack(shop, await pressAtBank(shop, url, 'pay'));
}

function usesOf({ store }: TestShop) {
  return store.db.selectFrom('coupon_uses').select('attempt_id').execute();
}

test('of two late payments that were promised the last use of a coupon, the first buys and the second goes back', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  const other = await aBuyer(shop, { mobile: '09120000000', saleParamId: buyer.saleParamId });
  const first = await begin(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  const second = await begin(shop, other);
  shop.setTime('2026-01-10T08:22:00Z');
  await openExpiredCarts(shop);

  const paths = [await pay(shop, first), await pay(shop, second)];
  const told = await shop.ask(
    'GET /v1/Orders/Payments/Read',
    { HashPaymentId: await paymentIdOf(shop, other) },
    { token: other.token },
  );

  expect(paths[0]).toContain('/orderTracking/');
  expect(paths[1]).toBe('/invoice?payment=failed&refund=bank');
  expect(told.body.Value.Message).toBe(
    `${messages.reasons['coupon-gone']} ${messages.refunds.bank}`,
  );
  expect(await allOrders(shop)).toMatchObject([{ customer_id: buyer.id }]);
  expect(await usesOf(shop)).toHaveLength(1);
});

test('a payment that was replaced by one at another gateway buys nothing once another customer has used the coupon up', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  const other = await aBuyer(shop, { mobile: '09120000000', saleParamId: buyer.saleParamId });
  const replaced = await begin(shop, buyer);
  const replacing = await paymentUrl(shop, buyer, { at: 'mellat' });
  await comeBack(shop, await pressAtBank(shop, replacing, 'cancel'));
  await pay(shop, await begin(shop, other));

  const path = await pay(shop, replaced);

  expect(path).toBe('/invoice?payment=failed&refund=bank');
  expect(await allOrders(shop)).toMatchObject([{ customer_id: other.id }]);
});

test('a late payment buys at its promised price with a coupon whose time is over by then, and counts as its use', async () => {
  const { shop, buyer } = await aShopWithCoupon({
    usage_limit: 1,
    expires_at: new Date('2026-01-10T08:05:00Z'),
  });
  const url = await begin(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);

  const path = await pay(shop, url);

  expect(path).toContain('/orderTracking/');
  expect(await allOrders(shop)).toMatchObject([{ coupon_discount: 10_000 }]);
  expect(await usesOf(shop)).toHaveLength(1);
});

test('a late payment buys at its promised price with a coupon that the shop has deleted since', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  const url = await begin(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  await shop.store.db.deleteFrom('coupons').execute();

  const path = await pay(shop, url);

  expect(path).toContain('/orderTracking/');
  expect(await allOrders(shop)).toMatchObject([{ coupon_discount: 10_000 }]);
});

test.each([
  ['TAZEH', 'TAZEH'],
  ['MEHR', null],
])(
  'a late payment of the earlier cart takes only its own coupon along: entered since is %s',
  async (entered, kept) => {
    const { shop, buyer } = await aShopWithCoupon({});
    await aCoupon(shop, { code: 'TAZEH' });
    const url = await begin(shop, buyer);
    shop.setTime('2026-01-10T08:11:00Z');
    await openExpiredCarts(shop);
    const other = (await aProduct(shop)).saleParamIds[0] ?? 0;
    await addItem(shop, other, buyer.hash, buyer.token);
    await setCoupon(shop, buyer, entered);

    await pay(shop, url);

    const rest = await readInfo(shop, buyer);
    expect(rest?.CartDetails.map(({ ProductSaleParamId }) => ProductSaleParamId)).toEqual([other]);
    expect(rest?.CouponCode).toBe(kept);
  },
);

test('a coupon that is entered after a payment without one stays when that payment comes late', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  const url = await paymentUrl(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  await openExpiredCarts(shop);
  await addItem(shop, (await aProduct(shop)).saleParamIds[0] ?? 0, buyer.hash, buyer.token);
  await setCoupon(shop, buyer, 'MEHR');

  await pay(shop, url);

  expect((await readInfo(shop, buyer))?.CouponCode).toBe('MEHR');
});

async function paymentIdOf({ store }: TestShop, { id }: Buyer): Promise<string> {
  const { public_id } = await store.db
    .selectFrom('payment_attempts')
    .select('public_id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  return public_id;
}
