import * as z from 'zod/mini';
import { id, requiredText } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf } from './keyset.ts';
import { pressKey } from './press-key.ts';

const way = z.enum(['sms', 'email']);

/** A message from the contact page. */
export const contactMessageSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  mobile: z.string(),
  email: z.string(),
  comment: z.string(),
  registeredAt: moment,
  /** null while no member has dealt with the message. */
  handledAt: z.nullable(moment),
  /** The note on the answer and its way; '' without a note. */
  note: z.string(),
  /** The ways on which the shop can answer: the number takes SMS; the shop sends mail. */
  ways: z.array(way),
  /** What the desk has answered by SMS or e-mail; null for a message that was answered otherwise, or not yet. */
  answer: z.nullable(
    z.object({
      text: z.string(),
      by: z.string(),
      /** Null once the text is deleted. */
      way: z.nullable(way),
      /** Where the text stands; null once it is deleted, after 180 days. */
      state: z.nullable(z.enum(['waiting', 'sent', 'given-up'])),
      sentAt: z.nullable(moment),
      tries: z.int(),
      /** Why the last try failed, as of any other text; null if it has not. */
      problem: z.nullable(z.string()),
    }),
  ),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

const answerers = ['owner', 'support'] as const;

export const contactMessageCalls = {
  'GET /v1/desk/messages': deskCall({
    summary: 'Messages from the contact page: waiting ones oldest first, others newest first.',
    access: answerers,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['waiting', 'done', 'all']), 'waiting'),
    }),
    value: pageOf(contactMessageSchema),
  }),
  'POST /v1/desk/messages/done': deskCall({
    summary: 'Takes a message off the list, with a note of what was answered.',
    access: answerers,
    input: z.object({
      id,
      note: z._default(
        z.string(deskMessages.note).check(z.trim(), z.maxLength(1000, deskMessages.note)),
        '',
      ),
    }),
    value: contactMessageSchema,
  }),
  'POST /v1/desk/messages/answer': deskCall({
    summary:
      'Answers a message by SMS or e-mail and takes it off the list. The same `key` again sends nothing more.',
    access: answerers,
    input: z.object({
      id,
      way,
      /** An SMS has 500 letters at most. */
      answer: requiredText(2000, deskMessages.messageAnswer),
      key: pressKey,
    }),
    value: contactMessageSchema,
  }),
  'POST /v1/desk/messages/send-again': deskCall({
    summary: 'Makes an answer that has failed due again. A 409 if it has not failed.',
    access: answerers,
    input: z.object({ id }),
    value: contactMessageSchema,
  }),
};
