import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { FastifyInstance } from 'fastify';
import { markHandled } from '../content/contact-inbox.ts';
import { answerBefore, keepAnswer } from '../desk-http/desk-answers.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import { queueAnswer } from '../texts/message-answers.ts';
import { mayBeSentAgain, sendAgain } from '../texts/send-again.ts';
import { findMessages, lockMessage, readMessage } from './contact-messages.ts';
import { messages } from './messages.ts';

/** Messages from the contact page. */
export function messageRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;
  const sendsMail = context.shop.mail !== null;

  serveRead(app, context, 'GET /v1/desk/messages', async ({ input: { after, limit, state } }) => {
    const [last] = placeAfter(after, ['int']) ?? [null];
    const found = await findMessages(db, { sendsMail, state, after: last, most: limit + 1 });
    return pageOfRows(found, limit, ({ id }) => [id]);
  });

  serveChange(app, context, 'POST /v1/desk/messages/done', ({ input: { id, note }, change }) =>
    change(async (tx, at) => {
      const before = await lockMessage(tx, id, sendsMail);
      if (!(await markHandled(tx, { id, note, at }))) {
        throw new Refusal(409, messages.alreadyDone, { value: before });
      }
      const value = await readMessage(tx, id, sendsMail);
      const entry = { subject: 'message', subjectId: id };
      return {
        value,
        entries: [{ ...entry, before: { isDone: false }, after: { isDone: true, note } }],
      };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/messages/answer', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { id, way, answer, key } = input;
      if (way === 'sms' && answer.length > longestSms) throw tooLongForSms();
      const asked = { answerMessage: id, said: versionOf({ way, answer }) };
      const press = { staffId: staff.id, key, asked, at };
      if (await answerBefore<object>(tx, press)) {
        return { value: await readMessage(tx, id, sendsMail), entries: [] };
      }
      const before = await lockMessage(tx, id, sendsMail);
      if (before.handledAt !== null) {
        throw new Refusal(409, messages.alreadyDone, { value: before });
      }
      if (!before.ways.includes(way)) {
        throw new Refusal(409, messages.noWay[way], { value: before });
      }
      await tx
        .updateTable('contact_messages')
        .set({ handled_at: at, answer, answered_by: staff.id })
        .where('id', '=', id)
        .execute();
      const to = way === 'sms' ? before.mobile : before.email;
      await queueAnswer(tx, { messageId: id, way, to, answer, at });
      await keepAnswer(tx, press, { id });
      const entry = { subject: 'message', subjectId: id };
      return {
        value: await readMessage(tx, id, sendsMail),
        message: messages.answered,
        entries: [{ ...entry, before: { isDone: false }, after: { isDone: true, answer } }],
      };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/messages/send-again', ({ input: { id }, change }) =>
    change(async (tx, at) => {
      const before = await lockMessage(tx, id, sendsMail);
      const text = await tx
        .selectFrom('texts')
        .select(['id', 'state', 'problem'])
        .where('message_id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!text || !mayBeSentAgain(text)) {
        throw new Refusal(409, messages.notFailed, { value: before });
      }
      const after = await sendAgain(tx, text.id, at);
      const entry = { subject: 'text', subjectId: text.id };
      return {
        value: await readMessage(tx, id, sendsMail),
        message: messages.again,
        entries: [{ ...entry, before: { state: text.state }, after: { state: after.state } }],
      };
    }),
  );
}

/** The longest answer sent as an SMS, in characters; a longer one has to go by e-mail. */
const longestSms = 500;

function tooLongForSms(): Refusal {
  const Message = deskMessages.messageAnswer.tooLongForSms;
  return new Refusal(400, Message, { fields: [{ Field: 'answer', Message }] });
}
