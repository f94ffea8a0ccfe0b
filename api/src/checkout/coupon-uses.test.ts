import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aBuyer, allOrders, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { aShopWithCoupon, readInfo, setCoupon } from './coupon-fixtures.ts';

test('a coupon for one order of each customer is not used up by the order of another', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit_per_customer: 1 });
  const other = await aBuyer(shop, { mobile: '09120000000', saleParamId: buyer.saleParamId });
  await setCoupon(shop, other, 'MEHR');
  await payAtBank(shop, other);

  const { status } = await setCoupon(shop, buyer, 'MEHR');

  expect(status).toBe(200);
  expect(await readInfo(shop, buyer)).toMatchObject({
    CouponDiscount: 10_000,
    CouponObstacle: null,
  });
});

test('an order that a coupon took nothing off names no coupon, and uses none up', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  await setCoupon(shop, buyer, 'MEHR');
  await shop.store.db.updateTable('coupons').set({ minimum_subtotal: 500_000 }).execute();

  await payAtBank(shop, buyer);

  const uses = await shop.store.db.selectFrom('coupon_uses').selectAll().execute();
  expect(await allOrders(shop)).toMatchObject([{ coupon_discount: 0 }]);
  expect(uses).toEqual([]);
});

test('a coupon holds from exactly its least sum on, which is of the prices before their discount', async () => {
  const { shop, buyer } = await aShopWithCoupon({ minimum_subtotal: 100_000 });
  const cut = await aProduct(shop, { price: 100_000, discountPercent: 30 });
  const other = await aBuyer(shop, {
    mobile: '09120000000',
    saleParamId: cut.saleParamIds[0] ?? 0,
  });

  const answers = [await setCoupon(shop, buyer, 'MEHR'), await setCoupon(shop, other, 'MEHR')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readInfo(shop, buyer)).toMatchObject({
    CouponDiscount: 10_000,
    CouponObstacle: null,
  });
  expect(await readInfo(shop, other)).toMatchObject({
    CouponDiscount: 7_000,
    CouponObstacle: null,
  });
});

test.skipIf(!serverUrl)('the uses of a coupon without limits are counted for no cart', async () => {
  const store = await serverStore(await newServerDatabase());
  const { shop, buyer } = await aShopWithCoupon({}, store);
  await setCoupon(shop, buyer, 'MEHR');

  const info = await store.transaction(async (tx) => {
    await sql`lock table coupon_uses in access exclusive mode`.execute(tx);
    return readInfo(shop, buyer);
  });

  expect(info).toMatchObject({ CouponDiscount: 10_000, CouponObstacle: null });
});

test('the last uses of a coupon are counted whoever had them', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 2 });
  const late = await aBuyer(shop, { mobile: '09120000000', saleParamId: buyer.saleParamId });
  const other = await aBuyer(shop, { mobile: '09120000001', saleParamId: buyer.saleParamId });
  await setCoupon(shop, buyer, 'MEHR');
  await payAtBank(shop, buyer);
  await setCoupon(shop, other, 'MEHR');
  const before = await setCoupon(shop, late, 'MEHR');
  await payAtBank(shop, other);

  expect(before.status).toBe(200);
  expect(await readInfo(shop, late)).toMatchObject({ CouponDiscount: 0 });
});
