import * as z from 'zod/mini';
import { anyRole, deskCall, type Role } from './desk-call.ts';
import { hearersOfPaymentRuns } from './payment-runs.ts';

/** A stock at which the desk is told that a variant runs out. */
export const lowStock = 3;

/**
 * An event in the shop, sent as a server-sent event; `id` names the order, or the one that its customer has cancelled, the message, the
 * opinion, the variant, the failed payment run, the reported transfer, the lost payment (one that its bank has given back although it
 * bought or filled the wallet, refuses to give back although it did neither, or lists as paid without verifying it), the request to return
 * goods, or the correction of a wallet that waits for an owner.
 */
export const deskEventSchema = z.object({
  kind: z.enum([
    'order',
    'cancelled-order',
    'message',
    'review',
    'question',
    'low-stock',
    'payment-run',
    'transfer',
    'return',
    'lost-payment',
    'correction',
  ]),
  id: z.int(),
});
export type DeskEvent = z.output<typeof deskEventSchema>;

/** The roles that are told of each kind of event. */
export const hearersOf: Record<DeskEvent['kind'], readonly Role[]> = {
  order: ['owner', 'orders'],
  'cancelled-order': ['owner', 'orders'],
  message: ['owner', 'support'],
  review: ['owner', 'support'],
  question: ['owner', 'support'],
  'low-stock': ['owner', 'catalogue'],
  'payment-run': hearersOfPaymentRuns,
  transfer: ['owner', 'orders'],
  return: ['owner', 'orders'],
  'lost-payment': hearersOfPaymentRuns,
  correction: ['owner'],
};

export const eventCalls = {
  'GET /v1/desk/events': deskCall({
    summary:
      'An endless answer of server-sent events; each `data` is a JSON object with `kind` and `id`. It ends with the session.',
    access: anyRole,
    streams: 'text/event-stream',
    input: z.object({}),
    value: deskEventSchema,
  }),
};
