import type { AttemptRow, AttemptState } from '../orders/order-tables.ts';
import type { Shop } from '../shop.ts';
import { claimMs } from './retry.ts';

/** A receipt that the bank has not been asked about. */
export interface SaidReceipt {
  reference: string;
  maskedPan: string | null;
}

/**
 * The claim comes before the question, and lasts until the next try is due: a process that dies here is followed by
 * another. It covers the receipt as well, since a bank may confirm one for every payment that names it: `foreign` where the
 * receipt is another payment's, undefined where somebody else asks, or has asked.
 */
export async function claim(
  shop: Shop,
  id: number,
  states: readonly AttemptState[],
  said: SaidReceipt | undefined,
): Promise<AttemptRow | 'foreign' | undefined> {
  const now = shop.clock();
  try {
    return await shop.store.db
      .updateTable('payment_attempts')
      .set((attempt) => ({
        state: 'verifying',
        tries: attempt('tries', '+', 1),
        next_try_at: new Date(now.getTime() + claimMs),
        ...(said && { bank_reference: said.reference, masked_pan: said.maskedPan }),
      }))
      .where('id', '=', id)
      .where('authority', 'is not', null)
      .where((where) =>
        where.or([
          where('state', 'in', states),
          where.and([
            where('state', '=', 'verifying'),
            where('next_try_at', '<=', now),
            ...(said ? [where('bank_reference', '=', said.reference)] : []),
          ]),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if (said && isUniqueViolation(error)) return 'foreign';
    throw error;
  }
}

/** PostgreSQL's «unique_violation». */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
