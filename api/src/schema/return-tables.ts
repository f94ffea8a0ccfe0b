import type { OrderReturn } from '@kashi/contracts/returns/order-return';
import type { ReturnReason } from '@kashi/contracts/returns/return-rules';
import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Requests to return goods, of `migrations/073-order-returns.sql`. */
export interface ReturnTables {
  order_returns: OrderReturnsTable;
  order_return_lines: {
    return_id: number;
    order_id: number;
    position: number;
    quantity: number;
  };
  return_pictures: {
    id: Generated<number>;
    name: string;
    order_id: number;
    customer_id: number;
    /** Null for a picture whose request was not sent yet. */
    return_id: Defaulted<number | null>;
    /** Base64. */
    webp: string;
    made_at: Date;
  };
}

interface OrderReturnsTable {
  id: Generated<number>;
  order_id: number;
  customer_id: number;
  press_key: string;
  reason: ReturnReason;
  comment: string;
  state: Defaulted<OrderReturn['State']>;
  asked_at: Date;
  instruction: Defaulted<string>;
  refusal_reason: Defaulted<string>;
  decided_by: Defaulted<number | null>;
  decided_at: Defaulted<Date | null>;
  received_by: Defaulted<number | null>;
  received_at: Defaulted<Date | null>;
  closed_at: Defaulted<Date | null>;
  refund_id: Defaulted<number | null>;
}
