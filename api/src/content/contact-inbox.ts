import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';

/** The most messages in one list. */
const mostListed = 200;

export interface WaitingMessage {
  id: number;
  fullName: string;
  mobile: string;
  email: string;
  comment: string;
  registeredAt: Date;
}

/** Unanswered messages from the contact page, oldest first, 200 at most. */
export async function readWaitingMessages({
  store,
}: Pick<Shop, 'store'>): Promise<WaitingMessage[]> {
  const rows = await store.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    mobile: row.mobile,
    email: row.email,
    comment: row.comment,
    registeredAt: row.registered_at,
  }));
}

/** Takes a message off the list, with a note of the answer; false if no waiting message has this id. */
export async function markHandled(
  db: Kysely<Tables>,
  { id, note, at }: { id: number; note: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set({ handled_at: at, note })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
