import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

type Way = ContactMessage['ways'][number];

interface MessageSearch {
  /** Whether the shop sends mail. */
  sendsMail: boolean;
  state: 'waiting' | 'done' | 'all';
  id?: number;
  /** The id after which a page begins. */
  after?: number | null;
  most: number;
}

/** Messages of the contact page, with what was answered by SMS and where that text stands. */
export async function findMessages(
  db: Kysely<Tables>,
  { sendsMail, state, id, after = null, most }: MessageSearch,
): Promise<ContactMessage[]> {
  const isQueue = state === 'waiting';
  let query = db
    .selectFrom('contact_messages as m')
    .leftJoin('staff as s', 's.id', 'm.answered_by')
    .leftJoin('texts as t', 't.message_id', 'm.id')
    .selectAll('m')
    .select(['s.full_name as answerer', 't.kind', 't.state', 't.sent_at', 't.tries', 't.problem']);
  if (isQueue) query = query.where('m.handled_at', 'is', null);
  if (state === 'done') query = query.where('m.handled_at', 'is not', null);
  if (id !== undefined) query = query.where('m.id', '=', id);
  if (after !== null) query = query.where('m.id', isQueue ? '>' : '<', after);
  const rows = await query
    .orderBy('m.id', isQueue ? 'asc' : 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    mobile: row.mobile,
    email: row.email,
    comment: row.comment,
    registeredAt: row.registered_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    note: row.note,
    ways: waysTo(row, sendsMail),
    answer:
      row.answer === ''
        ? null
        : {
            text: row.answer,
            by: row.answerer ?? '',
            way: row.kind && (row.kind === 'mailed-answer' ? 'email' : 'sms'),
            state: row.state,
            sentAt: row.sent_at?.toISOString() ?? null,
            tries: row.tries ?? 0,
            problem: row.problem,
          },
  }));
}

/** One message. Throws a 404 for an unknown one. */
export async function readMessage(
  db: Kysely<Tables>,
  id: number,
  sendsMail: boolean,
): Promise<ContactMessage> {
  const [message] = await findMessages(db, { sendsMail, state: 'all', id, most: 1 });
  if (!message) throw new Refusal(404, messages.noMessage);
  return message;
}

/** The message as it is, with its row locked: whoever was slower is told what the quicker one has answered. */
export async function lockMessage(
  tx: Transaction<Tables>,
  id: number,
  sendsMail: boolean,
): Promise<ContactMessage> {
  await tx
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return readMessage(tx, id, sendsMail);
}

/** The ways on which an answer reaches the sender. */
function waysTo({ mobile, email }: { mobile: string; email: string }, sendsMail: boolean): Way[] {
  return [
    ...(/^09\d{9}$/.test(mobile) ? (['sms'] as const) : []),
    ...(sendsMail && email !== '' ? (['email'] as const) : []),
  ];
}
