import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { isUniqueViolation } from './receipts.ts';
import { claimMs, retryAt } from './retry.ts';

/**
 * Refunds money that was confirmed to a payment it may not belong to (`fail.ts`), and whose buyer has not come back: the bank
 * reverses it to the card it came from. It never becomes credit of the customer who submitted its receipt. If the bank refuses,
 * the payment is shown in the shop's list of payments.
 */
export async function refundUnclaimed(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
): Promise<void> {
  const bound = await bind(shop, attempt);
  if (!bound) return;
  let isReversed = false;
  let nextTry: Date | null = null;
  let problem: Error | null = null;
  try {
    isReversed = await gateway.reverse(questionOf(bound));
  } catch (error) {
    problem = error as Error;
    nextTry = retryAt(bound, shop.clock());
  }
  await shop.store.db
    .updateTable('payment_attempts')
    .set({ next_try_at: nextTry, ...(isReversed && { state: 'reversed' }) })
    .where('id', '=', bound.id)
    .where('state', '=', 'failed')
    .execute();
  if (isReversed) await noteEvent(shop.store.db, bound.id, shop.clock(), 'reversed');
  else if ((await noteOnce(shop.store.db, bound.id, shop.clock(), 'not reversed')) && problem) {
    console.error(`The payment ${bound.id} could not be reversed:`, problem.message);
  }
}

/**
 * Binds the receipt, so that it can buy nothing from now on; undefined if it has bought already or another process handles it.
 */
async function bind(
  { store, clock }: Shop,
  { id, gateway }: AttemptRow,
): Promise<AttemptRow | undefined> {
  const now = clock();
  const due = store.db
    .updateTable('payment_attempts')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('next_try_at', '<=', now)
    // Waits for a buyer who has submitted the receipt, but whose question the bank has not answered clearly yet.
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('payment_attempts as other')
            .select('other.id')
            .where('other.state', '=', 'verifying')
            .where('other.next_try_at', 'is not', null)
            .where('other.gateway', '=', gateway)
            .where('other.said_reference', '=', ref('payment_attempts.said_reference')),
        ),
      ),
    );
  try {
    return await due
      .set((row) => ({
        bank_reference: row.ref('said_reference'),
        tries: row('tries', '+', 1),
        next_try_at: new Date(now.getTime() + claimMs),
      }))
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await due.set({ next_try_at: null }).execute();
    return undefined;
  }
}
