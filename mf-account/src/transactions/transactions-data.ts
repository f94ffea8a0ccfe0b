import type { Ask } from '@kashi/contracts/asking/ask';
import type { WalletTransaction } from '@kashi/contracts/account/wallet';

export interface TransactionList {
  /** One-based. */
  page: number;
  totalCount: number;
  rows: WalletTransaction[];
}

/** A page of the wallet's ledger (§2), the newest row first. `page` is one-based; past the end there are no rows. */
export async function readTransactions(
  ask: Ask,
  page: number,
  signal: AbortSignal,
): Promise<TransactionList> {
  const input = { Page: page - 1 };
  const { value } = await ask('GET /v1/Identity/customerFininces/Read', input, { signal });
  return { page, totalCount: value.TotalCount, rows: value.Transactions };
}
