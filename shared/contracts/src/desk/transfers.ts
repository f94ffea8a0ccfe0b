import * as z from 'zod/mini';
import { id, toman } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf, searched } from './keyset.ts';
import { pressKey } from './press-key.ts';
import { reason } from './reason.ts';

/** The most that one transfer puts into a wallet, in toman: ten digits, as in the customer's form (§5). */
const largestTransferToman = 9_999_999_999;

/** A transfer from card to card that a customer has reported. */
export const transferSchema = z.object({
  id: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
  trackingNo: z.string(),
  /** As it was reported, in the customer's own currency. */
  amount: z.int(),
  currency: z.string(),
  /** The reported sum in toman; null for a currency that the shop does not know. */
  reportedToman: z.nullable(toman),
  /** The last four digits of the customer's card. */
  cardLastNo: z.string(),
  /** The shop's card that the customer was shown. */
  toCard: z.string(),
  /** A Jalali day, yyyy/MM/dd. */
  paidOn: z.string(),
  comment: z.string(),
  state: z.enum(['pending', 'confirmed', 'refused']),
  reportedAt: moment,
  decidedAt: z.nullable(moment),
  /** Null while nobody has decided, and for a decision by a command. */
  decidedBy: z.nullable(z.string()),
  /** What went into the wallet; null if nothing did. */
  creditedToman: z.nullable(toman),
  /** Why it was refused, in the words that the customer reads; '' otherwise. */
  reason: z.string(),
  /** Other reports, not refused, with the same tracking number. */
  sameNumber: z.array(z.int()),
});
export type Transfer = z.output<typeof transferSchema>;

const readers = ['owner', 'orders', 'support'] as const;
const deciders = ['owner', 'orders'] as const;

export const transferCalls = {
  'GET /v1/desk/transfers': deskCall({
    summary:
      'Transfers from card to card that customers have reported: waiting ones oldest first, others newest first.',
    access: readers,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['pending', 'confirmed', 'refused', 'all']), 'pending'),
      /** A part of the tracking number or of the name, or the beginning of the mobile number. */
      search: z.optional(searched),
    }),
    value: pageOf(transferSchema),
  }),
  'GET /v1/desk/transfers/one': deskCall({
    summary: 'One reported transfer.',
    access: readers,
    input: z.object({ id }),
    value: transferSchema,
  }),
  'POST /v1/desk/transfers/confirm': deskCall({
    summary:
      "Puts the sum that was found in the shop's account into the customer's wallet, once. The same `key` again changes nothing more.",
    access: deciders,
    input: z.object({
      id,
      amountToman: z
        .int(deskMessages.positive)
        .check(
          z.minimum(1, deskMessages.positive),
          z.maximum(largestTransferToman, deskMessages.positive),
        ),
      key: pressKey,
    }),
    value: transferSchema,
  }),
  'POST /v1/desk/transfers/refuse': deskCall({
    summary: 'Refuses a transfer that was not found, with a reason that its customer reads.',
    access: deciders,
    input: z.object({ id, reason, key: pressKey }),
    value: transferSchema,
  }),
};
