import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { findOwner } from './receipts.ts';
import { claimMs } from './retry.ts';

/** A receipt that the bank has not been asked about. */
export interface SaidReceipt {
  reference: string;
  maskedPan: string | null;
}

/**
 * The claim comes before the question, and lasts until the next try is due: a process that dies here is followed by
 * another. It is on the payment alone: whoever else names the same receipt may ask about it too, and the bank's answer binds
 * it. `foreign` where that has made it another payment's, undefined where somebody else asks, or has asked.
 */
export async function claim(
  shop: Shop,
  { id, gateway }: Pick<AttemptRow, 'id' | 'gateway'>,
  states: readonly AttemptState[],
  said: SaidReceipt | undefined,
): Promise<AttemptRow | 'foreign' | undefined> {
  const { db } = shop.store;
  if (said && (await findOwner(db, { id, gateway }, said.reference))) return 'foreign';
  const now = shop.clock();
  return db
    .updateTable('payment_attempts')
    .set((attempt) => ({
      state: 'verifying',
      tries: attempt('tries', '+', 1),
      next_try_at: new Date(now.getTime() + claimMs),
      ...(said && { said_reference: said.reference, masked_pan: said.maskedPan }),
    }))
    .where('id', '=', id)
    .where('authority', 'is not', null)
    .where((where) =>
      where.or([
        where('state', 'in', states),
        where.and([
          where('state', '=', 'verifying'),
          where('next_try_at', '<=', now),
          ...(said ? [where('said_reference', '=', said.reference)] : []),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}
