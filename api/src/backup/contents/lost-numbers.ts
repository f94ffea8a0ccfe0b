import type { Transaction } from 'kysely';
import { continueNumbers } from '../../move-store/store-lines.ts';
import { nextNumbers } from '../../move-store/store-tables.ts';
import type { Tables } from '../../schema/tables.ts';

/** More than a shop gives between a backup and its loss; an order's number stays at seven digits, since people read it out. */
const gaps = { payment_attempts_id_seq: 1_000_000, orders_id_seq: 100_000 } as const;

/**
 * Leaves out the numbers that may have been given after the backup: a bank refuses the number of a payment that it knows, and a
 * customer whose order was lost has its number in a text.
 */
export async function skipLostNumbers(tx: Transaction<Tables>): Promise<void> {
  const next = await nextNumbers(tx);
  const skipped = Object.entries(gaps).map(
    ([sequence, gap]) => [sequence, (next.get(sequence) ?? 1) + gap] as const,
  );
  await continueNumbers(tx, new Map(skipped));
}
