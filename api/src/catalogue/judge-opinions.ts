import type { Shop } from '../shop.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;
type Opinions = 'reviews' | 'questions';

/** Publishes the opinion (§4); one that is already public keeps its date. Returns whether it exists. */
export async function approveOpinion(
  { store, clock }: Needs,
  table: Opinions,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable(table)
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(clock())) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an opinion that the shop refuses. Returns whether it existed. */
export async function rejectOpinion(
  { store }: Needs,
  table: Opinions,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await store.db
    .deleteFrom(table)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Saves the shop's answer, replacing an older one; answering a question also approves it. Returns whether the question exists.
 */
export async function answerQuestion(
  { store, clock }: Needs,
  id: number,
  answer: string,
): Promise<boolean> {
  const now = clock();
  const { numUpdatedRows } = await store.db
    .updateTable('questions')
    .set((row) => ({
      answer,
      answered_at: now,
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
