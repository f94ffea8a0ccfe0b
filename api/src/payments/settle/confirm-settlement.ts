import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { noteGivenBack } from './given-back.ts';
import { claimMs, retryAt } from './retry.ts';

/**
 * Confirms the delivery to a bank that waits for it. The buyer already has the order or the credit, whatever the result: the confirmation
 * is repeated until the bank has received it, and the bank settles automatically after some hours, or has given the payment back.
 */
export async function confirmSettlement(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
): Promise<void> {
  const current = await shop.store.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const now = shop.clock();
  let nextTry: Date | null = null;
  try {
    if ((await gateway.settle?.(questionOf(current))) === false) {
      await noteGivenBack(shop, current);
      return;
    }
    await noteEvent(shop.store.db, current.id, now, 'settled');
  } catch (error) {
    if (await noteOnce(shop.store.db, current.id, now, 'not settled')) {
      console.error(`The payment ${current.id} could not be settled:`, (error as Error).message);
    }
    nextTry = retryAt({ ...current, tries: current.tries + 1 }, now);
  }
  await shop.store.db
    .updateTable('payment_attempts')
    .set((row) => ({ next_try_at: nextTry, tries: row('tries', '+', 1) }))
    .where('id', '=', current.id)
    .where('state', 'in', settled)
    // Another process may have noted meanwhile that the bank has given it back.
    .where('next_try_at', 'is not', null)
    .execute();
}

/** Repeats a confirmation that is due. As with every question, the claim comes first, so of several processes only one asks. */
export async function confirmSettlementAgain(
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
  if (claimed) await confirmSettlement(shop, gateway, claimed);
}

/** Of what the bank would not give back the wallet has the sum, so that the shop has earned it too. */
const settled: AttemptState[] = ['paid', 'credited'];
