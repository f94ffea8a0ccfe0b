import type { Shop } from '../shop.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;
type Opinions = 'reviews' | 'questions';

/** Shows it to everybody (§4); what is shown already keeps its date. Answers whether there is such a one. */
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

/** There is no place for what the shop refuses: it is deleted. Answers whether there was such a one. */
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

/** The shop's answer, in place of an older one; whoever answers a question approves of it. */
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
