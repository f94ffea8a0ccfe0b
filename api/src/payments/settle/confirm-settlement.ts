import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { noteGivenBack } from './given-back.ts';
import { claimMs, retryAt } from './retry.ts';

/**
 * Confirms the delivery to a bank that waits for it, if that is due. The buyer already has the order or the credit, whatever the result: the
 * confirmation is repeated until the bank has received it, and the bank settles automatically after some hours, or has given the payment
 * back. As with every question, the claim comes first, so of several processes only one asks.
 */
export async function confirmSettlement(
  shop: Shop,
  gateway: Gateway,
  { id }: AttemptRow,
): Promise<void> {
  const now = shop.clock();
  const claimed = await shop.store.db
    .updateTable('payment_attempts')
    .set({ next_try_at: new Date(now.getTime() + claimMs) })
    .where('id', '=', id)
    .where('state', 'in', settled)
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!claimed) return;
  let nextTry: Date | null = null;
  try {
    if ((await gateway.settle?.(questionOf(claimed))) === false) {
      await noteGivenBack(shop, claimed);
      return;
    }
    await noteEvent(shop.store.db, claimed.id, now, 'settled');
  } catch (error) {
    if (await noteOnce(shop.store.db, claimed.id, now, 'not settled')) {
      console.error(`The payment ${claimed.id} could not be settled:`, (error as Error).message);
    }
    nextTry = retryAt({ ...claimed, tries: claimed.tries + 1 }, now);
  }
  await shop.store.db
    .updateTable('payment_attempts')
    .set((row) => ({ next_try_at: nextTry, tries: row('tries', '+', 1) }))
    .where('id', '=', claimed.id)
    .where('state', 'in', settled)
    // Another process may have noted meanwhile that the bank has given it back.
    .where('next_try_at', 'is not', null)
    .execute();
}

/** Of what the bank would not give back the wallet has the sum, so that the shop has earned it too. */
const settled: AttemptState[] = ['paid', 'credited'];
