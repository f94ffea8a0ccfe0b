import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/**
 * Gives up the texts that were waiting when the backup was made: most were sent afterwards, and what they say may no longer hold.
 * The owner finds them at the desk, however old the backup is, and can send each again. What was to be told to the staff is forgotten.
 */
export async function holdTexts(tx: Transaction<Tables>, at: Date): Promise<void> {
  await tx
    .updateTable('texts')
    .set({ state: 'given-up', problem: 'restored', next_try_at: at })
    .where('state', '=', 'waiting')
    .execute();
  await tx.deleteFrom('untold_news').execute();
}
