import { releaseHold } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { depositToWallet } from '../../wallet/wallets.ts';
import { lockAttempt, noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import type { Gateway, Paid } from '../../banks/gateway.ts';
import { queuePaymentText } from '../../texts/payment-texts.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';
import { claimMs, retryAt } from './retry.ts';
import { tomanOf } from '../../banks/rial.ts';

/**
 * Refunds money that bought nothing because it came too late or was another amount: the bank reverses it, or it goes into the
 * buyer's wallet, but never both. The buyer is told by SMS, unless their own return waits for the answer (`isSeen`).
 */
export async function refundAttempt(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  why?: { reason: PaymentReason; bank?: Paid; isSeen?: boolean },
): Promise<Outcome> {
  const now = shop.clock();
  const owed = await shop.store.db
    .updateTable('payment_attempts')
    .set((row) => ({
      state: 'reversing',
      tries: row('tries', '+', 1),
      next_try_at: new Date(now.getTime() + claimMs),
      ...(why && { reason: why.reason }),
      ...(why?.bank && {
        bank_reference: why.bank.reference,
        received_rial: why.bank.amountRial ?? null,
      }),
    }))
    .where('id', '=', attempt.id)
    .where((where) =>
      where.or([
        where('state', '=', 'verifying'),
        where.and([where('state', '=', 'reversing'), where('next_try_at', '<=', now)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!owed) return { kind: 'pending' };
  if (attempt.state === 'verifying')
    await noteEvent(shop.store.db, owed.id, now, 'paid, bought nothing');
  return reverse(shop, gateway, owed, why?.isSeen === true);
}

async function reverse(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
  isSeen: boolean,
): Promise<Outcome> {
  let isReversed: boolean;
  try {
    isReversed = await gateway.reverse(questionOf(attempt));
  } catch (error) {
    await shop.store.db
      .updateTable('payment_attempts')
      .set({ next_try_at: retryAt(attempt, shop.clock()) })
      .where('id', '=', attempt.id)
      .where('state', '=', 'reversing')
      .execute();
    if (await noteOnce(shop.store.db, attempt.id, shop.clock(), 'not reversed')) {
      console.error(`The payment ${attempt.id} could not be reversed:`, (error as Error).message);
    }
    return { kind: 'pending' };
  }
  // A bank that keeps the money gives it to the shop only if it hears that the money was earned.
  const settleAt = !isReversed && gateway.settle ? shop.clock() : null;
  return finish(shop, attempt, { state: isReversed ? 'reversed' : 'credited', settleAt, isSeen });
}

async function finish(
  shop: Shop,
  attempt: AttemptRow,
  {
    state,
    settleAt,
    isSeen,
  }: { state: 'reversed' | 'credited'; settleAt: Date | null; isSeen: boolean },
): Promise<Outcome> {
  return shop.store.transaction(async (tx) => {
    const current = await lockAttempt(tx, attempt);
    if (current.state !== 'reversing') return outcomeOf(tx, current);
    const at = shop.clock();
    await releaseHold(tx, current);
    const customerId = current.customer_id;
    const amountToman = tomanOf(current.received_rial ?? current.amount_rial);
    if (state === 'credited') {
      await depositToWallet(tx, {
        kind: 'refund',
        customerId,
        attemptId: current.id,
        amountToman,
        at,
      });
    }
    if (!isSeen) {
      const way = state === 'credited' ? 'wallet' : 'card';
      await queuePaymentText(tx, { customerId, refundToman: amountToman, way, at });
    }
    await tx
      .updateTable('payment_attempts')
      .set({ state, tries: 0, next_try_at: settleAt })
      .where('id', '=', current.id)
      .execute();
    await noteEvent(tx, current.id, at, state);
    return outcomeOf(tx, { ...current, state });
  });
}
