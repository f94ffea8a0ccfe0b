import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Picture } from '@kashi/shared/contracts/picture';
import type { GatewayCode } from '@kashi/shared/contracts/gateways';
import type { Reason } from '../payments/reasons.ts';
import type { Snapshot } from '../payments/snapshot.ts';
import type { Defaulted } from '../store/columns.ts';

/** The tables of the migrations 003, 006 and 008, where their reasons are written. JSON columns take `JSON.stringify`. */
export interface OrderTables {
  coupons: CouponsTable;
  carriers: {
    id: Generated<number>;
    name: string;
    icon_path: Defaulted<string>;
    position: Defaulted<number>;
    most_weight_grams: number | null;
  };
  carrier_zones: {
    carrier_id: number;
    zone: number;
    fee: number;
    free_from: number | null;
    duration: string;
    prepare_duration: string | null;
  };
  carts: CartsTable;
  cart_lines: {
    cart_id: number;
    sale_param_id: number;
    quantity: number;
    price_when_added: number;
    position: Generated<number>;
  };
  added_pieces: {
    key: string;
    sale_param_id: number;
    customer_id: number;
    cart_id: number | null;
    added_at: Date;
  };
  wallets: { customer_id: number; balance: Defaulted<number>; held: Defaulted<number> };
  payment_attempts: PaymentAttemptsTable;
  payment_events: {
    id: Generated<number>;
    attempt_id: number;
    at: Date;
    event: string;
    code: number | null;
  };
  coupon_uses: { attempt_id: number; coupon_code: string; customer_id: number };
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_statuses: { order_id: number; status: number; reached_at: Date };
  wallet_transactions: WalletTransactionsTable;
  card_transfers: CardTransfersTable;
}

interface CouponsTable {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  most_discount: number | null;
  minimum_subtotal: Defaulted<number>;
  expires_at: Date | null;
  customer_id: number | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
}

interface CartsTable {
  id: Generated<number>;
  hash: string;
  customer_id: number | null;
  status: Defaulted<number>;
  coupon_code: string | null;
  address_id: number | null;
  carrier_id: number | null;
  is_pickup: Defaulted<boolean>;
  updated_at: Date;
}

/** The life of a payment; see `payments/attempts.ts`. */
export type AttemptState =
  | 'created'
  | 'redirected'
  | 'verifying'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'expired'
  | 'reversing'
  | 'reversed'
  | 'credited';

export type AttemptRow = Selectable<PaymentAttemptsTable>;

interface PaymentAttemptsTable {
  id: Generated<number>;
  public_id: string;
  customer_id: number;
  kind: Defaulted<'order' | 'top-up'>;
  /** null for a top-up, as the snapshot is. */
  cart_id: number | null;
  gateway: GatewayCode;
  amount_rial: number;
  received_rial: number | null;
  wallet_part: number;
  state: AttemptState;
  holding: boolean;
  snapshot: ColumnType<Snapshot | null, string | null, never>;
  payment_url: string | null;
  authority: string | null;
  /** The receipt as the buyer named it. It binds nobody. */
  said_reference: string | null;
  /** The receipt as the bank has confirmed it for this payment: no other one has it. */
  bank_reference: string | null;
  masked_pan: string | null;
  last_code: number | null;
  reason: Reason | null;
  created_at: Date;
  expires_at: Date;
  next_try_at: Date | null;
  tries: Defaulted<number>;
  torob_clid: string | null;
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
  invoice_due: number;
  paid_from_wallet: number;
  bank_reference: string | null;
  is_pickup: boolean;
  carrier_name: string;
  delivery_address: string;
  transferee_mobile: string;
  prepare_duration: string | null;
  torob_clid: string | null;
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
  price: number;
  final_price: number;
  picture: ColumnType<Picture | null, string | null, never>;
}

interface WalletTransactionsTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'purchase' | 'refund' | 'top-up';
  order_id: number | null;
  attempt_id: number | null;
  transfer_id: number | null;
  withdraw: Defaulted<number>;
  deposit: Defaulted<number>;
  balance: number;
  registered_at: Date;
}

interface CardTransfersTable {
  id: Generated<number>;
  customer_id: number;
  account_key: string;
  tracking_no: string;
  amount: number;
  currency_type: string;
  card_last_no: string;
  paid_on: string;
  comment: string;
  state: Defaulted<'pending' | 'confirmed' | 'refused'>;
  registered_at: Date;
  decided_at: Date | null;
}
