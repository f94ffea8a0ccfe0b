import type { cardTransferSchema, ReportedTransfer } from '@kashi/contracts/account/wallet';
import { fieldMessages } from '@kashi/contracts/call/field-messages';
import { compareDays, dayInTehran, readDay } from '@kashi/contracts/text/jalali-days';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Customer, Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { depositToWallet } from './wallets.ts';

/** The card to which transfers are made (§2, Credit); '' if the shop has set none. */
export async function readTransferAccount({
  db,
}: Shop['store']): Promise<{ AccountKey: string; AccountOwner: string }> {
  const shop = await db
    .selectFrom('shop_settings')
    .select(['account_key', 'account_owner'])
    .executeTakeFirst();
  return { AccountKey: shop?.account_key ?? '', AccountOwner: shop?.account_owner ?? '' };
}

/**
 * Saves a report until the owner has looked for the money. It changes no balance by itself. Throws a 400 for a day that is not in the
 * calendar or is yet to come, and for a customer with too many reports that wait.
 */
export async function reportTransfer(
  { store, clock }: Shop,
  report: z.output<typeof cardTransferSchema>,
  customer: Customer,
): Promise<void> {
  const at = clock();
  expectPastDay(report.PaymentDateTime, at);
  await store.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    await requirePlace(tx, customer.id);
    await tx
      .insertInto('card_transfers')
      .values({
        customer_id: customer.id,
        account_key: report.AccountKey,
        tracking_no: report.TrackingNo,
        amount: Number(report.Amount),
        currency_type: report.CurrencyType,
        card_last_no: report.CartLastNo,
        paid_on: report.PaymentDateTime,
        comment: report.Comment,
        registered_at: at,
      })
      .execute();
  });
}

/** The contract knows a day by its form alone, which costs the browser less than a calendar. */
function expectPastDay(typed: string, now: Date): void {
  const day = readDay(typed);
  if (day && compareDays(day, dayInTehran(now)) <= 0) return;
  const Message = day ? messages.dayToCome : fieldMessages.paymentDate.wrong;
  throw new Refusal(400, Message, { fields: [{ Field: 'PaymentDateTime', Message }] });
}

/** Who decides about a transfer: a member of the staff, or null for the owner's commands. */
interface Decision {
  id: number;
  staffId: number | null;
  at: Date;
}

/** The money was found: credits the amount in toman to the wallet, once. False if no waiting transfer has this id. */
export async function confirmTransfer(
  tx: Transaction<Tables>,
  { id, staffId, at, amountToman }: Decision & { amountToman: number },
): Promise<boolean> {
  const transfer = await decide(tx, id, {
    state: 'confirmed',
    decided_by: staffId,
    decided_at: at,
  });
  if (!transfer) return false;
  const customerId = transfer.customer_id;
  await depositToWallet(tx, { kind: 'top-up', customerId, transferId: id, amountToman, at });
  return true;
}

/** The money was not found; the customer reads the reason. False if no waiting transfer has this id. */
export async function refuseTransfer(
  tx: Transaction<Tables>,
  { id, staffId, at, reason }: Decision & { reason: string },
): Promise<boolean> {
  const transfer = await decide(tx, id, {
    state: 'refused',
    decided_by: staffId,
    decided_at: at,
    refusal_reason: reason,
  });
  return transfer !== undefined;
}

function decide(
  tx: Transaction<Tables>,
  id: number,
  decision: Updateable<Tables['card_transfers']>,
) {
  return tx
    .updateTable('card_transfers')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('customer_id')
    .executeTakeFirst();
}

/** The newest reports of a customer, with what became of each; as many as may wait at once, and as many that are decided. */
export async function readOwnTransfers(
  db: Kysely<Tables>,
  customerId: number,
): Promise<ReportedTransfer[]> {
  const rows = await db
    .selectFrom('card_transfers as t')
    .leftJoin('wallet_transactions as w', 'w.transfer_id', 't.id')
    .selectAll('t')
    .select('w.deposit')
    .where('t.customer_id', '=', customerId)
    .orderBy('t.id', 'desc')
    .limit(2 * mostPending)
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    TrackingNo: row.tracking_no,
    Amount: row.amount,
    CurrencyType: row.currency_type,
    PaymentDateTime: row.paid_on,
    RegDateTime: row.registered_at.toISOString(),
    State: row.state,
    CreditedAmount: row.deposit,
    RefusalReason: row.refusal_reason,
  }));
}

/** More reports than a customer makes before the shop has checked them. */
const mostPending = 10;

async function requirePlace(tx: Transaction<Tables>, customerId: number): Promise<void> {
  const pending = await tx
    .selectFrom('card_transfers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending')
    .execute();
  if (pending.length >= mostPending) throw new Refusal(400, messages.tooManyReports);
}
