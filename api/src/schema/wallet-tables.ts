import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

/** Wallets and card transfers, of `migrations/003-orders.sql` and `008-top-ups-and-transfers.sql`. */
export interface WalletTables {
  wallets: { customer_id: number; balance: Defaulted<number>; held: Defaulted<number> };
  wallet_transactions: WalletTransactionsTable;
  card_transfers: CardTransfersTable;
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
