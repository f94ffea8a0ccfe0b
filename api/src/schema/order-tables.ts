import type { ColumnType, Generated } from 'kysely';
import type { Picture } from '@kashi/contracts/picture';
import type { Defaulted } from './columns.ts';

/** Orders, of `migrations/003-orders.sql`, `006-torob-clicks.sql`, `018-desk-orders.sql` and `057-order-refunds.sql`. JSON columns take `JSON.stringify`. */
export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_statuses: { order_id: number; status: number; reached_at: Date };
}

interface OrdersTable {
  id: Generated<number>;
  hash: string;
  customer_id: number;
  attempt_id: number | null;
  status: Defaulted<number>;
  registered_at: Date;
  count_of_products: number;
  sub_total: number;
  discount: number;
  coupon_discount: number;
  tax_rate: number;
  tax: number;
  delivery_fee: number;
  /** Whether the recipient pays the carrier (`migrations/102-freight-collect.sql`). */
  is_freight_collect: Defaulted<boolean>;
  invoice_due: number;
  paid_from_wallet: number;
  bank_reference: string | null;
  is_pickup: boolean;
  carrier_name: string;
  delivery_address: string;
  /** Of the address, else of the customer; '' where neither says it (`migrations/048-login-by-code.sql`). */
  transferee_name: Defaulted<string>;
  transferee_mobile: string;
  prepare_duration: string | null;
  torob_clid: string | null;
  tracking_code: Defaulted<string | null>;
  rejection_reason: Defaulted<string | null>;
  /** '' for none. */
  gift_note: Defaulted<string>;
  cancelled_at: Defaulted<Date | null>;
  /** What refunds have taken of `invoice_due`, or wait to take. */
  refunds_sum: Defaulted<number>;
}

interface OrderLinesTable {
  order_id: number;
  position: number;
  sale_param_id: number;
  product_id: number;
  product_name: string;
  sale_param_name: string;
  unit: string;
  quantity: number;
  /** The pieces of refunds that are booked or wait. */
  refunded_pieces: Defaulted<number>;
  price: number;
  final_price: number;
  picture: ColumnType<Picture | null, string | null, never>;
}
