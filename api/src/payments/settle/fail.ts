import { releaseHold } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { lockAttempt, noteEvent } from '../../holds/attempts.ts';
import type { Paid } from '../../banks/gateway.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';
import { ownerMs } from './retry.ts';

/**
 * Ends a payment that the bank did not confirm. `waiting` is money that the bank confirmed but that may be another buyer's; it is
 * left untouched until that buyer has had time to come back (`refund-unclaimed.ts`).
 */
export async function fail(
  shop: Shop,
  attempt: AttemptRow,
  { code, reason, waiting }: { code: number; reason: PaymentReason; waiting?: Paid },
): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'verifying') return outcomeOf(tx, current);
    const now = shop.clock();
    await releaseHold(tx, current);
    await tx
      .updateTable('payment_attempts')
      .set({
        state: 'failed',
        last_code: code,
        reason,
        next_try_at: waiting ? new Date(now.getTime() + ownerMs) : null,
        received_rial: waiting?.amountRial ?? null,
      })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, now, waiting ? 'of another payment' : 'not paid', code);
    return { kind: 'failed', reason };
  });
}
