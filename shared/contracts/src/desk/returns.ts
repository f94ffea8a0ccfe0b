import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { orderReturnSchema } from '../returns/order-return.ts';
import { returnReasons } from '../returns/return-rules.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf, searched } from './keyset.ts';
import { pressKey } from './press-key.ts';
import { reason } from './reason.ts';
import { refundSchema, refundWish } from './refunds.ts';

const state = orderReturnSchema.shape.State;

/** A customer's request to give goods of an order back; money in toman. */
export const deskReturnSchema = z.object({
  id: z.int(),
  orderId: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
  state,
  reason: z.enum(returnReasons),
  /** In the customer's words. */
  text: z.string(),
  lines: z.array(
    z.object({
      saleParamId: z.int(),
      productName: z.string(),
      saleParamName: z.string(),
      quantity: z.int(),
    }),
  ),
  countOfPictures: z.int(),
  askedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  receivedBy: z.nullable(z.string()),
  receivedAt: z.nullable(moment),
  /** When it was refunded or withdrawn. */
  closedAt: z.nullable(moment),
  /** How the goods are sent back, and why it was refused, in the words that the customer reads; '' without. */
  instruction: z.string(),
  refusalReason: z.string(),
  /** The refund of the goods: one that waits for an owner, or is booked. */
  refund: z.nullable(z.pick(refundSchema, { id: true, amountToman: true, state: true, way: true })),
});
export type DeskReturn = z.output<typeof deskReturnSchema>;

/** How the goods are sent back, in the words that the customer reads. */
const instruction = z
  .string(deskMessages.returns.instruction)
  .check(
    z.trim(),
    z.minLength(1, { error: deskMessages.returns.instruction, abort: true }),
    z.maxLength(300, deskMessages.returns.tooLong),
  );

const readers = ['owner', 'orders', 'support'] as const;
const deciders = ['owner', 'orders'] as const;

export const deskReturnCalls = {
  'GET /v1/desk/returns': deskCall({
    summary:
      "Customers' requests to give goods back; `open` are those that wait for the shop or for the goods. Those of one state that waits, and open ones, oldest first, others newest first.",
    access: readers,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['open', ...state.options, 'all']), 'open'),
      /** The number of the order, a part of the name, or the beginning of the mobile number. */
      search: z.optional(searched),
    }),
    value: pageOf(deskReturnSchema),
  }),
  'GET /v1/desk/returns/one': deskCall({
    summary: 'One request to give goods back.',
    access: readers,
    input: z.object({ id }),
    value: deskReturnSchema,
  }),
  'GET /v1/desk/returns/pictures': deskCall({
    summary: 'The pictures of a request, as `data:` addresses.',
    access: readers,
    input: z.object({ id }),
    value: z.object({ pictures: z.array(z.string()) }),
  }),
  'POST /v1/desk/returns/accept': deskCall({
    summary:
      'Accepts a request, with how the goods are sent back, which its customer reads. A 409 with the request as it is now, if somebody has decided meanwhile. The same `key` again changes nothing more.',
    access: deciders,
    input: z.object({ id, instruction, key: pressKey }),
    value: deskReturnSchema,
  }),
  'POST /v1/desk/returns/refuse': deskCall({
    summary:
      'Refuses a request whose goods are not refunded, with a reason that its customer reads. Otherwise as `accept`.',
    access: deciders,
    input: z.object({ id, reason, key: pressKey }),
    value: deskReturnSchema,
  }),
  'POST /v1/desk/returns/receive': deskCall({
    summary: 'Notes that the goods of an accepted request are back. Otherwise as `accept`.',
    access: deciders,
    input: z.object({ id, key: pressKey }),
    value: deskReturnSchema,
  }),
  'POST /v1/desk/returns/refund': deskCall({
    summary:
      'Refunds received goods, or a part of them, by a refund of a part of the order, with its limits and its second pair of eyes. Otherwise as `accept`.',
    access: deciders,
    input: z.object({ id, ...refundWish }),
    value: deskReturnSchema,
  }),
};
