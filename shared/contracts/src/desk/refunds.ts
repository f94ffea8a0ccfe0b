import * as z from 'zod/mini';
import { id, toman } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf } from './keyset.ts';
import { pastedCode } from './pasted-code.ts';
import { pressKey } from './press-key.ts';
import { reason } from './reason.ts';

/** Where the money of a refund goes: into the customer's wallet at once, or by a transfer that a member of the staff makes. */
const way = z.enum(['wallet', 'bank'], deskMessages.refund.way);

/** A refund waits for an owner (`pending`), for its transfer (`owed`), or for nobody any more. */
const state = z.enum(['pending', 'refused', 'owed', 'done']);

/** A refund of a part of an order; money in toman. */
export const refundSchema = z.object({
  id: z.int(),
  orderId: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
  amountToman: toman,
  way,
  state,
  reason: z.string(),
  /** The pieces that it is for; none for a sum alone. */
  lines: z.array(
    z.object({
      productName: z.string(),
      saleParamName: z.string(),
      quantity: z.int(),
      isRestocked: z.boolean(),
    }),
  ),
  askedBy: z.string(),
  askedById: z.int(),
  askedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(moment),
  /** The number of the transfer; null for the wallet, and before it is made. */
  trackingNo: z.nullable(z.string()),
  /** Whether the bank has given back the payment of the order: an owner may then refuse an `owed` refund too. */
  isPaymentLost: z.optional(z.boolean()),
  /**
   * Of an `owed` refund, in lists and on the page of its order, for a member who pays it: the number of the card that the customer has
   * saved. Absent where none is saved.
   */
  bankCardNo: z.optional(z.string()),
});
export type Refund = z.output<typeof refundSchema>;

/** More lines than an order has. */
const mostLines = 200;

/** More pieces than a line has. */
const mostPieces = 1_000_000;

/** More than any order is paid; toman. */
const largestSumToman = 999_999_999_999;

const refundLine = z.object({
  /** The variant, which names the line of the order. */
  saleParamId: id,
  quantity: z
    .int(deskMessages.positive)
    .check(
      z.minimum(1, deskMessages.positive),
      z.maximum(mostPieces, deskMessages.refund.tooManyPieces),
    ),
  /** Whether the pieces go back to the stock. */
  isRestocked: z.boolean(),
});

const lines = z.array(refundLine).check(
  z.maxLength(mostLines, deskMessages.refund.tooManyPieces),
  z.refine(
    (all) => new Set(all.map(({ saleParamId }) => saleParamId)).size === all.length,
    deskMessages.refund.twice,
  ),
);

/** The number by which a bank finds a transfer. */
const trackingNo = z
  .string(deskMessages.refund.trackingNo)
  .check(z.overwrite(pastedCode), z.regex(/^[\w/-]{1,40}$/, deskMessages.refund.trackingNo));

/** What is given back, where it goes, and why. */
export const refundWish = {
  lines,
  amountToman: z
    .int(deskMessages.refund.amount)
    .check(
      z.minimum(1, deskMessages.refund.amount),
      z.maximum(largestSumToman, deskMessages.refund.amount),
    ),
  way,
  reason,
  /** How many refunds of the order the member has seen. */
  seen: z.int().check(z.nonnegative()),
  key: pressKey,
};

const askers = ['owner', 'orders', 'support'] as const;
const payers = ['owner', 'orders'] as const;
const owner = ['owner'] as const;

export const deskRefundCalls = {
  'GET /v1/desk/refunds': deskCall({
    summary: 'Refunds of parts of orders, newest first; `open` are those that wait for somebody.',
    access: askers,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['open', 'done', 'refused', 'all']), 'open'),
    }),
    value: pageOf(refundSchema),
  }),
  'POST /v1/desk/refunds/ask': deskCall({
    summary:
      'Refunds pieces of an order, or a sum. What an owner or a member who handles orders gives back within a day up to the limit of corrections is booked at once; all else waits for an owner who has not asked for it. A 409 if it is more than was paid and not given back yet, or if the order has other refunds than `seen`. The same `key` again answers the first refund and books nothing.',
    access: askers,
    input: z.object({ orderId: id, ...refundWish }),
    value: refundSchema,
  }),
  'POST /v1/desk/refunds/confirm': deskCall({
    summary: 'Books a refund that another member has asked for.',
    access: owner,
    input: z.object({ id }),
    value: refundSchema,
  }),
  'POST /v1/desk/refunds/refuse': deskCall({
    summary:
      "Refuses a refund that waits for an owner, or, where the bank has given back the order's payment, for its transfer.",
    access: owner,
    input: z.object({ id }),
    value: refundSchema,
  }),
  'POST /v1/desk/refunds/pay': deskCall({
    summary:
      'Notes that the transfer of an owed refund is made, with the number of the transfer. A 409 if it is more than the bank has left of the order’s money.',
    access: payers,
    input: z.object({ id, trackingNo }),
    value: refundSchema,
  }),
  'POST /v1/desk/refunds/to-wallet': deskCall({
    summary:
      'Puts the money of an owed refund into the wallet, instead of a transfer. A 409 as for `pay`.',
    access: payers,
    input: z.object({ id }),
    value: refundSchema,
  }),
};
