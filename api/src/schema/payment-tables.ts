import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentRunSource } from '@kashi/contracts/desk/payment-runs';
import type { GatewayCode } from '@kashi/contracts/gateways';
import type { CartSnapshot } from './cart-snapshot.ts';
import type { Defaulted } from './columns.ts';
import type { PaymentReason } from './payment-reason.ts';

/** Payments, of `migrations/003-orders.sql`, `006`, `008`, `009`, `040` and `054`. JSON columns take `JSON.stringify`. */
export interface PaymentTables {
  payment_attempts: PaymentAttemptsTable;
  payment_events: {
    id: Generated<number>;
    attempt_id: number;
    at: Date;
    event: string;
    code: number | null;
  };
  failed_runs: FailedRunsTable;
}

/**
 * What counts by itself beside the work of a source for buyers: the bank's list of unverified payments, its offer of instalments, or codes
 * of one purpose. One part may work while another one does not.
 */
export type RunPart = 'unverified' | 'offer' | 'register' | 'recover' | 'login';

/** A source, or a part of it: no column of its own, since the API of before knows one open stretch of each source by an index. */
export type StoredSource = PaymentRunSource | `${PaymentRunSource}/${RunPart}`;

interface FailedRunsTable {
  id: Generated<number>;
  source: StoredSource;
  /** One after the other, without a success between them. */
  failures: Defaulted<number>;
  began_at: Date;
  /** When the last of them was. */
  failed_at: Date;
  /** null for a stretch that is not long enough to be told. */
  told_at: Defaulted<Date | null>;
  /** When the source succeeded again. */
  ended_at: Defaulted<Date | null>;
}

/** The state of a payment; see `holds/attempts.ts`. */
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
  /** null for a top-up; the snapshot is then null too. */
  cart_id: number | null;
  gateway: GatewayCode;
  amount_rial: number;
  received_rial: number | null;
  wallet_part: number;
  state: AttemptState;
  holding: boolean;
  snapshot: ColumnType<CartSnapshot | null, string | null, never>;
  payment_url: string | null;
  authority: string | null;
  /** The receipt that the buyer submitted. It binds nothing. */
  said_reference: string | null;
  /** The receipt that the bank has confirmed for this payment; no other payment can have it. */
  bank_reference: string | null;
  masked_pan: string | null;
  /** What the bank shows its customer beside the receipt; null at a bank that names none. */
  trace_no: Defaulted<string | null>;
  retrieval_no: Defaulted<string | null>;
  last_code: number | null;
  reason: PaymentReason | null;
  created_at: Date;
  expires_at: Date;
  next_try_at: Date | null;
  tries: Defaulted<number>;
  /** Since when the bank has listed it as paid without verifying it (`migrations/098-listed-payments.sql`). */
  listed_at: Defaulted<Date | null>;
  torob_clid: string | null;
}
