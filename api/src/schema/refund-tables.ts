import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Refunds of parts of orders, of `migrations/057-order-refunds.sql`. */
export interface RefundTables {
  order_refunds: OrderRefundsTable;
  order_refund_lines: {
    refund_id: number;
    order_id: number;
    position: number;
    quantity: number;
    is_restocked: boolean;
  };
}

interface OrderRefundsTable {
  id: Generated<number>;
  order_id: number;
  customer_id: number;
  /** Toman. */
  amount: number;
  way: 'wallet' | 'bank';
  reason: string;
  state: Defaulted<'pending' | 'refused' | 'owed' | 'done'>;
  asked_by: number;
  asked_at: Date;
  press_key: string;
  decided_by: Defaulted<number | null>;
  decided_at: Defaulted<Date | null>;
  paid_by: Defaulted<number | null>;
  paid_at: Defaulted<Date | null>;
  /** Of the transfer; null for a refund into the wallet. */
  tracking_no: Defaulted<string | null>;
}
