import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

type Opinions = 'reviews' | 'questions';

/** Publishes the opinion (§4); one that is already public keeps its date. Returns whether it exists. */
export async function approveOpinion(
  db: Kysely<Tables>,
  table: Opinions,
  { id, at }: { id: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an opinion that the shop refuses. Returns whether it existed. */
export async function rejectOpinion(
  db: Kysely<Tables>,
  table: Opinions,
  { id }: { id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Saves the shop's answer, replacing an older one; answering a question also approves it. Returns whether the question exists.
 */
export async function answerQuestion(
  db: Kysely<Tables>,
  { id, answer, at }: { id: number; answer: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('questions')
    .set((row) => ({
      answer,
      answered_at: at,
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
