import { releaseHold, unanswered } from '../carts/cart-lock.ts';
import type { AttemptRow } from '../orders/order-tables.ts';
import type { Shop } from '../shop.ts';
import { lockAttempt, noteEvent } from './attempts.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Reason } from './reasons.ts';

/** What the browser brought is not «paid»: the cart opens at once (decision 21). The bank may still say otherwise. */
export async function cancel(
  shop: Shop,
  attempt: AttemptRow,
  why: { reason: Reason; code: number | null },
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
