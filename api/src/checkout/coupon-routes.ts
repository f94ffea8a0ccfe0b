import type { FastifyInstance } from 'fastify';
import { cartIsEmpty } from '../carts/carts.ts';
import { findOwnCart } from '../carts/claim-cart.ts';
import { serve } from '../http/serve.ts';
import {
  countTry,
  countTryFrom,
  forgiveTry,
  forgiveTryFrom,
  type TryRule,
} from '../identity/limits/try-limit.ts';
import type { Shop } from '../shop.ts';
import { removeCoupon, setCoupon } from './cart-coupons.ts';
import { messages } from '../coupons/coupon-messages.ts';

/** The coupon of a cart (§7). Tries are counted, since codes can be guessed (R25). */
export function couponRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    'POST /v1/Orders/CartCoupons/SetCouponToCart',
    async ({ input, customer, request }) => {
      const { db } = shop.store;
      const now = shop.clock();
      await countTryFrom(shop, request.ip, 'coupon', triesFromAddress);
      const { cart } = await findOwnCart(shop, input.HashCartId, customer?.id ?? null);
      if (!cart) throw cartIsEmpty();
      // Never by the hash as it was sent: each made-up one would have tries of its own, and all that name none would share theirs.
      const key = customer ? `coupon:customer:${customer.id}` : `coupon:cart:${cart.id}`;
      await countTry(db, now, key, triesOfCart);
      await setCoupon(shop, cart.hash, input.CouponCode, customer);
      await forgiveTry(db, now, key);
      await forgiveTryFrom(shop, request.ip, 'coupon');
      return { value: null, message: messages.set };
    },
  );

  serve(app, shop, 'DELETE /v1/Orders/CartCoupons/Delete', async ({ input, customer }) => {
    await removeCoupon(shop, input.HashCartId, customer);
    return { value: null, message: messages.removed };
  });
}

const triesOfCart: TryRule = { free: 10, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const triesFromAddress: TryRule = { free: 30, firstWaitSeconds: 60, mostWaitSeconds: 3600 };
