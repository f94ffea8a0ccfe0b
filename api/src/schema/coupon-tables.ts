import type { Defaulted } from './columns.ts';

/** Coupons and their uses, of `migrations/003-orders.sql`. */
export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: { attempt_id: number; coupon_code: string; customer_id: number };
}

interface CouponsTable {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  most_discount: number | null;
  minimum_subtotal: Defaulted<number>;
  starts_at: Defaulted<Date | null>;
  expires_at: Date | null;
  customer_id: number | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
}
