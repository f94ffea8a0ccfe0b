import type { Opening, OpeningState } from '@kashi/contracts/desk/opening';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Whether the shop sells (R36). A shop without facts has never been open. */
export async function readOpening(db: Kysely<Tables>): Promise<Omit<Opening, 'version'>> {
  const row = await db
    .selectFrom('shop_settings')
    .select(['opening', 'closed_sentence'])
    .executeTakeFirst();
  return { state: row?.opening ?? 'new', sentence: row?.closed_sentence ?? '' };
}

/** As `readOpening`, while whoever else would change the state waits for this transaction. */
export async function lockOpening(tx: Transaction<Tables>): Promise<Omit<Opening, 'version'>> {
  await tx.selectFrom('shop_settings').select('id').forNoKeyUpdate().execute();
  return readOpening(tx);
}

/** Opens the shop. Returns false for a shop without facts: it has no name to be opened under. */
export function openShop(tx: Transaction<Tables>): Promise<boolean> {
  return setOpening(tx, 'open', '');
}

/** Closes the shop for a while; shoppers read the sentence, '' for none. Returns false for a shop without facts. */
export function closeShop(tx: Transaction<Tables>, sentence: string): Promise<boolean> {
  return setOpening(tx, 'closed', sentence);
}

async function setOpening(
  tx: Transaction<Tables>,
  opening: OpeningState,
  closed_sentence: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shop_settings')
    .set({ opening, closed_sentence })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
