import type { Insertable } from 'kysely';
import { aBuyer, aSellingShop, type Buyer } from '../payments/testing/payment-fixtures.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { TestShop } from '../testing/test-shop.ts';

type CouponWish = Partial<Insertable<Tables['coupons']>>;

/** A shop with the coupon MEHR, which takes ten percent off unless `coupon` says otherwise, and a buyer whose cart is ready to pay. */
export async function aShopWithCoupon(
  coupon: CouponWish,
  store?: Store,
): Promise<{ shop: TestShop; buyer: Buyer }> {
  const shop = await aSellingShop({}, store);
  const buyer = await aBuyer(shop);
  await aCoupon(shop, coupon);
  return { shop, buyer };
}

export async function aCoupon(shop: TestShop, coupon: CouponWish): Promise<void> {
  await shop.store.db
    .insertInto('coupons')
    .values({ code: 'MEHR', kind: 'percent', value: 10, ...coupon })
    .execute();
}

export function setCoupon(shop: TestShop, { hash, token }: Buyer, CouponCode: string) {
  return shop.ask(
    'POST /v1/Orders/CartCoupons/SetCouponToCart',
    { HashCartId: hash, CouponCode },
    { token },
  );
}

export async function readInfo(shop: TestShop, { hash, token }: Buyer) {
  const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });
  return cart.body.Value?.CartInfo;
}
