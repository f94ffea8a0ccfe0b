import { readLines } from '../carts/cart-lines.ts';
import { cartIsEmpty, changeCart } from '../carts/carts.ts';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import { findCoupon, obstacleTo, type CouponObstacle } from '../coupons/coupons.ts';
import { messages } from '../coupons/coupon-messages.ts';

/** Applies a coupon that this customer may use on this cart; otherwise throws the reason. */
export async function setCoupon(
  shop: Shop,
  hash: string,
  code: string,
  customer: Customer | null,
): Promise<void> {
  await changeCart(shop, hash, customer, async (tx, cart) => {
    const lines = await readLines(tx, cart.id);
    if (lines.length === 0) throw cartIsEmpty();
    const coupon = await findCoupon(tx, code);
    const obstacle = await obstacleTo(tx, coupon, {
      customerId: cart.customer_id,
      now: shop.clock(),
    });
    if (!coupon || obstacle) throw refusal(obstacle, coupon?.starts_at ?? null);

    const subTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    if (subTotal < coupon.minimum_subtotal) {
      throw asField(messages.belowMinimum(coupon.minimum_subtotal));
    }
    await tx
      .updateTable('carts')
      .set({ coupon_code: coupon.code })
      .where('id', '=', cart.id)
      .execute();
  });
}

export async function removeCoupon(
  shop: Shop,
  hash: string,
  customer: Customer | null,
): Promise<void> {
  await changeCart(shop, hash, customer, async (tx, cart) => {
    await tx.updateTable('carts').set({ coupon_code: null }).where('id', '=', cart.id).execute();
  });
}

function refusal(obstacle: CouponObstacle, startsAt: Date | null): Refusal {
  if (obstacle === 'not-begun' && startsAt) return asField(messages.notBegun(startsAt));
  if (obstacle === 'used') return asField(messages.used);
  if (obstacle === 'needs-sign-in') return asField(messages.needsSignIn);
  return asField(messages.unknown);
}

function asField(message: string): Refusal {
  return new Refusal(400, message, { fields: [{ Field: 'CouponCode', Message: message }] });
}
