import { releaseHold, unanswered } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { lockAttempt, noteEvent } from '../../holds/attempts.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';

/**
 * Handles a return that does not claim success: the cart opens at once (R21). The bank may still report the payment as paid
 * later.
 */
export async function cancel(
  shop: Shop,
  attempt: AttemptRow,
  why: { reason: PaymentReason; code: number | null },
): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (!unanswered.includes(current.state)) return outcomeOf(tx, current);
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'cancelled', reason: why.reason, last_code: why.code })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, shop.clock(), why.reason, why.code);
    return outcomeOf(tx, { ...current, state: 'cancelled', reason: why.reason });
  });
}
