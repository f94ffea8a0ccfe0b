import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf } from './keyset.ts';

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
};
