import type { WalletTransaction } from '@kashi/contracts/account/wallet';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** The credit that a customer can spend, in toman: the balance without what running payments hold. */
export async function spendableCredit(db: Kysely<Tables>, customerId: number): Promise<number> {
  const wallet = await db
    .selectFrom('wallets')
    .select(sql<number>`balance - held`.as('spendable'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return wallet?.spendable ?? 0;
}

/** Holds credit for a running payment; false if there is not enough. */
export async function holdCredit(
  tx: Transaction<Tables>,
  customerId: number,
  amountToman: number,
): Promise<boolean> {
  if (amountToman === 0) return true;
  const { numUpdatedRows } = await tx
    .updateTable('wallets')
    .set((wallet) => ({ held: wallet('held', '+', amountToman) }))
    .where('customer_id', '=', customerId)
    .where(sql<number>`balance - held`, '>=', amountToman)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Releases what `holdCredit` held. */
export async function releaseCredit(
  tx: Transaction<Tables>,
  customerId: number,
  amountToman: number,
): Promise<void> {
  if (amountToman === 0) return;
  await tx
    .updateTable('wallets')
    .set((wallet) => ({ held: wallet('held', '-', amountToman) }))
    .where('customer_id', '=', customerId)
    .execute();
}

/** Spends what `holdCredit` held. */
export async function spendHeldCredit(
  tx: Transaction<Tables>,
  {
    customerId,
    attemptId,
    orderId,
    amountToman,
    at,
  }: { customerId: number; attemptId: number; orderId: number; amountToman: number; at: Date },
): Promise<void> {
  if (amountToman === 0) return;
  const { balance } = await tx
    .updateTable('wallets')
    .set((wallet) => ({
      balance: wallet('balance', '-', amountToman),
      held: wallet('held', '-', amountToman),
    }))
    .where('customer_id', '=', customerId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('wallet_transactions')
    .values({
      customer_id: customerId,
      kind: 'purchase',
      order_id: orderId,
      attempt_id: attemptId,
      withdraw: amountToman,
      balance,
      registered_at: at,
    })
    .execute();
}

/** The source of a deposit: each source is credited only once, guaranteed by unique indexes. */
type Deposit = { customerId: number; amountToman: number; at: Date } & (
  | { kind: 'refund' | 'top-up'; attemptId: number }
  | { kind: 'refund'; orderId: number; attemptId: number | null }
  | { kind: 'refund'; orderId: number; refundId: number }
  | { kind: 'top-up'; transferId: number }
);

/** Adds money to the wallet and a row to the ledger. */
export async function depositToWallet(tx: Transaction<Tables>, deposit: Deposit): Promise<void> {
  const { customerId, amountToman, at } = deposit;
  const { balance } = await tx
    .updateTable('wallets')
    .set((wallet) => ({ balance: wallet('balance', '+', amountToman) }))
    .where('customer_id', '=', customerId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('wallet_transactions')
    .values({
      customer_id: customerId,
      kind: deposit.kind,
      ...('orderId' in deposit && { order_id: deposit.orderId }),
      ...('attemptId' in deposit && { attempt_id: deposit.attemptId }),
      ...('refundId' in deposit && { refund_id: deposit.refundId }),
      ...('transferId' in deposit && { transfer_id: deposit.transferId }),
      deposit: amountToman,
      balance,
      registered_at: at,
    })
    .execute();
}

/**
 * Books a correction by the staff, in toman: positive adds, negative takes away. False, without a booking, if the credit that no
 * running payment holds is less than what is taken.
 */
export async function correctWallet(
  tx: Transaction<Tables>,
  {
    customerId,
    correctionId,
    amountToman,
    at,
  }: { customerId: number; correctionId: number; amountToman: number; at: Date },
): Promise<boolean> {
  const wallet = await tx
    .updateTable('wallets')
    .set((own) => ({ balance: own('balance', '+', amountToman) }))
    .where('customer_id', '=', customerId)
    .where(sql<number>`balance - held`, '>=', -amountToman)
    .returning('balance')
    .executeTakeFirst();
  if (!wallet) return false;
  await tx
    .insertInto('wallet_transactions')
    .values({
      customer_id: customerId,
      kind: 'correction',
      correction_id: correctionId,
      ...(amountToman > 0 ? { deposit: amountToman } : { withdraw: -amountToman }),
      balance: wallet.balance,
      registered_at: at,
    })
    .execute();
  return true;
}

/** One page of the ledger, newest first (§9). */
export async function readTransactions(
  db: Kysely<Tables>,
  customerId: number,
  page: number,
): Promise<{ Transactions: WalletTransaction[]; TotalCount: number; Page: number }> {
  const own = db.selectFrom('wallet_transactions').where('customer_id', '=', customerId);
  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();

  return {
    TotalCount: count,
    Page: page,
    Transactions: rows.map((row) => ({
      FinancialTransactionTypes: messages.kinds[row.kind],
      OrderId: row.order_id,
      RegDateTime: row.registered_at.toISOString(),
      Withdraw: row.withdraw,
      Deposit: row.deposit,
      Balance: row.balance,
    })),
  };
}

const pageSize = 10;
