import type { cardTransferSchema } from '@kashi/shared/contracts/account/wallet';
import type { Transaction } from 'kysely';
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

/** Saves a report until the owner has looked for the money. It changes no balance by itself. */
export async function reportTransfer(
  { store, clock }: Shop,
  report: z.output<typeof cardTransferSchema>,
  customer: Customer,
): Promise<void> {
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
        registered_at: clock(),
      })
      .execute();
  });
}

/** The owner found the money: credits the amount in toman to the wallet, once. False if no waiting transfer has this id. */
export async function confirmTransfer(
  shop: Pick<Shop, 'store' | 'clock'>,
  id: number,
  amountToman: number,
): Promise<boolean> {
  const at = shop.clock();
  return shop.store.transaction(async (tx) => {
    const transfer = await decide(tx, id, 'confirmed', at);
    if (!transfer) return false;
    const customerId = transfer.customer_id;
    await depositToWallet(tx, { kind: 'top-up', customerId, transferId: id, amountToman, at });
    return true;
  });
}

/** The owner did not find the money. False if no waiting transfer has this id. */
export async function refuseTransfer(
  shop: Pick<Shop, 'store' | 'clock'>,
  id: number,
): Promise<boolean> {
  const at = shop.clock();
  return shop.store.transaction(async (tx) => (await decide(tx, id, 'refused', at)) !== undefined);
}

function decide(tx: Transaction<Tables>, id: number, state: 'confirmed' | 'refused', at: Date) {
  return tx
    .updateTable('card_transfers')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('customer_id')
    .executeTakeFirst();
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
