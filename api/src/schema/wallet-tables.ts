import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Wallets, card transfers and corrections, of `migrations/003-orders.sql`, `008-top-ups-and-transfers.sql`, `019` and `022`. */
export interface WalletTables {
  wallets: { customer_id: number; balance: Defaulted<number>; held: Defaulted<number> };
  wallet_transactions: WalletTransactionsTable;
  card_transfers: CardTransfersTable;
  wallet_corrections: WalletCorrectionsTable;
}

interface WalletTransactionsTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'purchase' | 'refund' | 'top-up' | 'correction';
  order_id: number | null;
  attempt_id: number | null;
  transfer_id: number | null;
  correction_id: Defaulted<number | null>;
  refund_id: Defaulted<number | null>;
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
  /** These two of `migrations/068-decided-transfers.sql`. */
  decided_by: Defaulted<number | null>;
  refusal_reason: Defaulted<string>;
}

interface WalletCorrectionsTable {
  id: Generated<number>;
  customer_id: number;
  amount: number;
  reason: string;
  state: Defaulted<'pending' | 'booked' | 'refused'>;
  asked_by: number;
  asked_at: Date;
  /** null for a correction of the time before such keys. */
  press_key: Defaulted<string | null>;
  decided_by: number | null;
  decided_at: Date | null;
}
