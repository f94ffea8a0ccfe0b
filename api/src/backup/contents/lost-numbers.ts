import type { Transaction } from 'kysely';
import { continueNumbers } from '../../move-store/store-lines.ts';
import { nextNumbers } from '../../move-store/store-tables.ts';
import type { Tables } from '../../schema/tables.ts';

/**
 * More than a shop gives between a backup and its loss, and more than it gives in a second, since the same backup may be restored
 * again after the shop has sold with the numbers of the first restore. An order's number stays at seven digits, since people read it
 * out.
 */
const gaps = {
  payment_attempts_id_seq: { first: 1_000_000, eachSecond: 1 },
  orders_id_seq: { first: 100_000, eachSecond: 0.2 },
} as const;

/** No older backup counts as older, because a machine's clock may be wrong by years. */
const mostAgeMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Leaves out the numbers that may have been given after the backup, which was made so long ago: a bank refuses the number of a
 * payment that it knows, and a customer whose order was lost has its number in a text.
 */
export async function skipLostNumbers(tx: Transaction<Tables>, ageMs: number): Promise<void> {
  const next = await nextNumbers(tx);
  const seconds = Math.min(Math.max(ageMs, 0), mostAgeMs) / 1000;
  const skipped = Object.entries(gaps).map(
    ([sequence, { first, eachSecond }]) =>
      [sequence, (next.get(sequence) ?? 1) + first + Math.ceil(seconds * eachSecond)] as const,
  );
  await continueNumbers(tx, new Map(skipped));
}
