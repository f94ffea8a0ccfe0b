import type { Ask } from '@kashi/contracts/asking/ask';

/**
 * Sets a coupon to the cart (§7). The answer is a sentence; the caller reads the cart again for its totals. Throws a `Problem`
 * of the kind `refused`, whose sentence says why the coupon does not hold.
 */
export function setCoupon(ask: Ask, coupon: { HashCartId: string; CouponCode: string }) {
  return ask('POST /v1/Orders/CartCoupons/SetCouponToCart', coupon);
}

/** Removes the coupon (§7). The answer is a sentence; the caller reads the cart again for its totals. Throws a `Problem`. */
export function removeCoupon(ask: Ask, HashCartId: string) {
  return ask('DELETE /v1/Orders/CartCoupons/Delete', { HashCartId });
}
