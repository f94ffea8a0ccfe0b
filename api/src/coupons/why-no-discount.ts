import { messages } from './coupon-messages.ts';
import type { CouponObstacle, CouponRow } from './coupons.ts';

interface Judged {
  /** Null where the shop has no such coupon any more. */
  coupon: CouponRow | null;
  obstacle: CouponObstacle;
  /** The sum of prices before any discount, in toman. */
  subTotal: number;
}

/** Names the code of a cart that takes nothing off, and says why; null for a code that does, and for no code. */
export function whyNoDiscount(
  code: string | null,
  { coupon, obstacle, subTotal }: Judged,
): string | null {
  if (code === null) return null;
  const { obstacles } = messages;
  if (obstacle === 'over') return obstacles.over(code);
  if (obstacle === 'used') return obstacles.used(code);
  if (obstacle === 'needs-sign-in') return obstacles.needsSignIn(code);
  if (obstacle === 'not-begun' && coupon?.starts_at) {
    return obstacles.notBegun(code, coupon.starts_at);
  }
  if (obstacle !== null || !coupon) return obstacles.unknown(code);
  return subTotal < coupon.minimum_subtotal
    ? obstacles.belowMinimum(code, coupon.minimum_subtotal)
    : null;
}
