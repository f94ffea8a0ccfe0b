import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { noteEvent, questionOf } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { isUniqueViolation } from './receipts.ts';
import { claimMs, retryAt } from './retry.ts';

/**
 * Money that was confirmed to somebody whose it may not be (`fail.ts`), and whose buyer has not come for it: the bank
 * reverses it, to the card that it came from. It never goes into the wallet of whoever named its receipt; where the bank will
 * not take it back it stands in the shop's list of payments.
 */
export async function giveBackWaiting(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
): Promise<void> {
  const bound = await bind(shop, attempt);
  if (!bound) return;
  let isReversed = false;
  let nextTry: Date | null = null;
  try {
    isReversed = await gateway.reverse(questionOf(bound));
  } catch (error) {
    console.error(`The payment ${bound.id} could not be reversed:`, (error as Error).message);
    nextTry = retryAt(bound, shop.clock());
  }
  await shop.store.db
    .updateTable('payment_attempts')
    .set({ next_try_at: nextTry, ...(isReversed && { state: 'reversed' }) })
    .where('id', '=', bound.id)
    .where('state', '=', 'failed')
    .execute();
  const event = isReversed ? 'reversed' : 'not reversed';
  await noteEvent(shop.store.db, bound.id, shop.clock(), event);
}

/** From here on the receipt buys nothing for anybody; undefined where it has bought, or another process is at it. */
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
    // Whoever has come for it, and has no clear answer of the bank yet, is waited for.
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
