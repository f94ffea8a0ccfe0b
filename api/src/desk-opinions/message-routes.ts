import type { ContactMessage } from '@kashi/shared/contracts/desk/contact-messages';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { markHandled } from '../content/contact-inbox.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** Messages from the contact page. */
export function messageRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/messages', async ({ input: { after, limit, state } }) => {
    const [last] = placeAfter(after, ['int']) ?? [null];
    let query = db.selectFrom('contact_messages').selectAll();
    if (state === 'waiting') query = query.where('handled_at', 'is', null);
    if (state === 'done') query = query.where('handled_at', 'is not', null);
    if (last !== null) query = query.where('id', state === 'waiting' ? '>' : '<', last);
    const found = await query
      .orderBy('id', state === 'waiting' ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute();
    const { rows, next } = pageOfRows(found, limit, ({ id }) => [id]);
    return { rows: rows.map(messageFrom), next };
  });

  serveChange(app, context, 'POST /v1/desk/messages/done', ({ input: { id, note }, change }) =>
    change(async (tx, at) => {
      const before = await lockMessage(tx, id);
      if (!(await markHandled(tx, { id, note, at }))) {
        throw new Refusal(409, messages.alreadyDone, { value: before });
      }
      const value = await oneMessage(tx, id);
      const entry = { subject: 'message', subjectId: id };
      return {
        value,
        entries: [{ ...entry, before: { isDone: false }, after: { isDone: true, note } }],
      };
    }),
  );
}

/** The message as it is, with its row locked: whoever was slower is told what the quicker one has noted. */
async function lockMessage(tx: Transaction<Tables>, id: number): Promise<ContactMessage> {
  await tx
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return oneMessage(tx, id);
}

async function oneMessage(db: Kysely<Tables>, id: number): Promise<ContactMessage> {
  const row = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noMessage);
  return messageFrom(row);
}

function messageFrom(row: Selectable<Tables['contact_messages']>): ContactMessage {
  return {
    id: row.id,
    fullName: row.full_name,
    mobile: row.mobile,
    email: row.email,
    comment: row.comment,
    registeredAt: row.registered_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    note: row.note,
  };
}
