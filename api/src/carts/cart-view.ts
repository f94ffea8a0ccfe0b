import type { Cart, CartLine } from '@kashi/contracts/cart';
import { cartStatus } from '@kashi/contracts/cart-status';
import { pickup } from '@kashi/contracts/carrier';
import type { Kysely } from 'kysely';
import { readPickup } from '../carriers/pickup.ts';
import { quoteCarriers } from '../carriers/carriers.ts';
import { picturePath, pictureWidth, withoutMiniature } from '../http/media/picture-paths.ts';
import { findCoupon, obstacleTo, termsOf } from '../coupons/coupons.ts';
import { whyNoDiscount } from '../coupons/why-no-discount.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import type { Tables } from '../schema/tables.ts';
import { isLineAvailable, readLines, type PricedCartLine } from './cart-lines.ts';
import { cartTotals, goodsTotal, type TotalsInput } from './cart-totals.ts';

/** A cart with everything that its sums depend on, as it is now. */
export interface PricedCart {
  cart: CartRow;
  lines: PricedCartLine[];
  totals: ReturnType<typeof cartTotals>;
  /** The least order, in toman; 0 without a minimum. */
  minimumOrders: number;
  /** Why the coupon of the cart takes nothing off, as a sentence; null where it does, or the cart has none. */
  couponObstacle: string | null;
}

export async function priceCart(db: Kysely<Tables>, cart: CartRow, now: Date): Promise<PricedCart> {
  const settings = await db
    .selectFrom('shop_settings')
    .select(['tax_rate', 'minimum_orders'])
    .executeTakeFirst();
  const lines = await readLines(db, cart.id);
  const coupon = await findCoupon(db, cart.coupon_code);
  const user = { customerId: cart.customer_id, cartId: cart.id, now };
  const obstacle = cart.coupon_code === null ? null : await obstacleTo(db, coupon, user);
  const totals = cartTotals({
    lines,
    coupon: coupon && obstacle === null ? termsOf(coupon) : null,
    taxRate: settings?.tax_rate ?? 0,
    delivery: await deliveryOf(db, cart, lines),
  });
  return {
    cart,
    lines,
    totals,
    minimumOrders: settings?.minimum_orders ?? 0,
    couponObstacle: whyNoDiscount(cart.coupon_code, {
      coupon,
      obstacle,
      subTotal: totals.SubTotalAmount,
    }),
  };
}

/** The cart in the form that the storefront reads. */
export async function viewCart(
  db: Kysely<Tables>,
  cart: CartRow,
  now: Date,
  notices: string[] = [],
): Promise<Cart> {
  const { lines, totals, minimumOrders, couponObstacle } = await priceCart(db, cart, now);
  return {
    HashCartId: cart.hash,
    CartStatusTypes: cart.status,
    IsCartEmpty: lines.length === 0,
    CartInfo: {
      ...totals,
      CartDetails: lines.map(lineFrom),
      CustomerAddressId: cart.is_pickup ? pickup.addressId : cart.address_id,
      CarrierId: cart.is_pickup ? pickup.carrierId : cart.carrier_id,
      CouponCode: cart.coupon_code,
      CouponObstacle: couponObstacle,
      MinimumOrders: minimumOrders,
    },
    Notices: notices,
    SecondsToUnlock: cart.status === cartStatus.inPayment ? await lockLeft(db, cart, now) : null,
  };
}

export function parcelOf(lines: readonly PricedCartLine[]) {
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  return { weightGrams, goodsToman: goodsTotal(lines) };
}

/** Drops an address whose carrier no longer takes the cart, and a pickup that the shop offers no more, so that the shopper chooses again. */
async function deliveryOf(
  db: Kysely<Tables>,
  cart: CartRow,
  lines: readonly PricedCartLine[],
): Promise<TotalsInput['delivery']> {
  if (cart.is_pickup) return (await readPickup(db)) && 'pickup';
  if (cart.address_id === null || cart.carrier_id === null) return null;
  const address = await db
    .selectFrom('addresses')
    .select('city_id')
    .where('id', '=', cart.address_id)
    .executeTakeFirst();
  // The address was deleted in another tab after the cart was read.
  if (!address) return null;
  const quotes = await quoteCarriers(db, address.city_id, parcelOf(lines));
  const quote = quotes.find(({ id }) => id === cart.carrier_id);
  return quote?.isAvailable ? quote : null;
}

async function lockLeft(db: Kysely<Tables>, cart: CartRow, now: Date): Promise<number> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('expires_at')
    .where('cart_id', '=', cart.id)
    .where('holding', '=', true)
    .executeTakeFirst();
  const leftMs = (attempt?.expires_at.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(leftMs / 1000));
}

function lineFrom(line: PricedCartLine): CartLine {
  return {
    ProductId: line.productId,
    ProductName: line.productName,
    ProductPicPath: picturePath(line.picture, pictureWidth.card),
    ProductSaleParamId: line.saleParamId,
    Quantity: line.quantity,
    Unit: line.unit,
    Price: line.price,
    FinalPrice: line.finalPrice,
    DiscountPercent: line.discountPercent,
    IsAvalible: isLineAvailable(line),
    StockInventory: line.stock,
    FinalPriceSum: line.finalPrice * line.quantity,
    // A price that has become a matter of a call (§1) is no bargain.
    PriceWhenAdded: line.price === 0 ? 0 : line.priceWhenAdded,
    ProductSaleParamName: line.saleParamName,
    GuaranteeDescription: line.guarantee || null,
    Picture: line.picture && withoutMiniature(line.picture),
  };
}
