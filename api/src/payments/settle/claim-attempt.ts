import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { findOwner } from './receipts.ts';
import { claimMs } from './retry.ts';

/** A receipt that was submitted, but about which the bank has not been asked. */
export interface SaidReceipt {
  reference: string;
  maskedPan: string | null;
}

/**
 * Claims the attempt before the bank is asked, until the next try is due; if the process dies, another one takes over then. The
 * claim covers only this payment: others who submit the same receipt may ask about it too, and the bank's answer binds it.
 * Returns `foreign` if the receipt is already bound to another payment, undefined if another caller is asking or has asked.
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
