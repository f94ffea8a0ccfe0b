import type { Kysely } from 'kysely';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import type { PaymentReason } from '../../schema/payment-reason.ts';

/** The outcome that returning buyers are shown. */
export type Outcome =
  /** A null `orderHash` means a top-up, which is in the wallet. */
  | { kind: 'paid'; orderHash: string | null }
  | { kind: 'cancelled' }
  | { kind: 'pending' }
  | { kind: 'failed'; reason: PaymentReason; refund?: 'bank' | 'wallet' };

/** The outcome of a payment, for a buyer who comes back now. */
export async function outcomeOf(
  db: Kysely<Tables>,
  { id, kind, state, reason }: Pick<AttemptRow, 'id' | 'kind' | 'state' | 'reason'>,
): Promise<Outcome> {
  switch (state) {
    case 'paid':
      return { kind: 'paid', orderHash: kind === 'order' ? await orderHashOf(db, id) : null };
    case 'cancelled':
      // A return that did not claim success is stored as cancelled, because the bank has not been asked.
      return reason === null || reason === 'cancelled'
        ? { kind: 'cancelled' }
        : { kind: 'failed', reason };
    case 'reversed':
      return { kind: 'failed', reason: reason ?? 'gone', refund: 'bank' };
    case 'credited':
      return { kind: 'failed', reason: reason ?? 'gone', refund: 'wallet' };
    case 'failed':
      return { kind: 'failed', reason: reason ?? 'not-paid' };
    case 'expired':
      return { kind: 'failed', reason: 'late' };
    default:
      return { kind: 'pending' };
  }
}

async function orderHashOf(db: Kysely<Tables>, attemptId: number): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('hash')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return order.hash;
}
