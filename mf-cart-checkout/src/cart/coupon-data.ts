import type { Ask } from '@kashi/shared/api/ask';

/**
 * Sets a coupon to the cart; the answer is a sentence, and the cart is to be read again for its totals (§7). Throws a
 * `Problem` of the kind `refused`, whose sentence says why the coupon does not hold.
 */
export function setCoupon(ask: Ask, coupon: { HashCartId: string; CouponCode: string }) {
  return ask('POST /v1/Orders/CartCoupons/SetCouponToCart', coupon);
}

/** Takes the coupon off the cart, which is to be read again for its totals (§7). Throws a `Problem`. */
export function removeCoupon(ask: Ask, HashCartId: string) {
  return ask('DELETE /v1/Orders/CartCoupons/Delete', { HashCartId });
}
