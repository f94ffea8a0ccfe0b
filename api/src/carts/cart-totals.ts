import type { CartTotals } from '@kashi/contracts/cart';
import type { CouponTerms } from '../coupons/coupons.ts';

/** The prices of a line; of one piece, in toman. */
export interface PricedLine {
  quantity: number;
  price: number;
  finalPrice: number;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  coupon: CouponTerms | null;
  /** The tax rate in percent. */
  taxRate: number;
  /** `pickup`, a carrier's fee in toman and whether the recipient pays it, or null while no delivery is chosen. */
  delivery: 'pickup' | { fee: number; isFreightCollect?: boolean } | null;
}

/**
 * Computes every sum of a cart, of its invoice and of its order; no other code computes them. Whole tomans. The tax is on the
 * goods after both discounts, rounded to the nearest toman; delivery is not taxed.
 */
export function cartTotals({ lines, coupon, taxRate, delivery }: TotalsInput): CartTotals {
  const subTotal = sum(lines, (line) => line.price * line.quantity);
  const goods = goodsTotal(lines);
  const couponDiscount = coupon ? discountOf(coupon, subTotal, goods) : 0;
  const taxed = goods - couponDiscount;
  const tax = Math.round((taxed * taxRate) / 100);
  const { fee: deliveryFee, isFreightCollect } =
    delivery === null || delivery === 'pickup' ? { fee: 0 } : delivery;

  return {
    CartDetailsCount: sum(lines, (line) => line.quantity),
    SubTotalAmount: subTotal,
    Discount: subTotal - goods,
    IsCouponDiscountApplied: couponDiscount > 0,
    CouponDiscount: couponDiscount,
    TaxRate: taxRate,
    Tax: tax,
    IsAddressApplied: delivery !== null,
    DeliveryFee: deliveryFee,
    ...(isFreightCollect && { IsFreightCollect: true }),
    AmountPayable: taxed + tax + deliveryFee,
    IsPickup: delivery === 'pickup',
  };
}

/** The price of the goods after their own discounts, in toman, which decides about free delivery. */
export function goodsTotal(lines: readonly PricedLine[]): number {
  return sum(lines, (line) => line.finalPrice * line.quantity);
}

function discountOf(coupon: CouponTerms, subTotal: number, goods: number): number {
  if (subTotal < coupon.minimumSubtotal) return 0;
  if (coupon.kind === 'amount') return Math.min(coupon.value, goods);
  const percent = Math.floor((goods * coupon.value) / 100);
  return Math.min(percent, coupon.mostDiscount ?? percent);
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
