import * as z from 'zod/mini';
import { id, toman } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { pressKey } from './press-key.ts';
import { moment, pageInput, pageOf, searched } from './keyset.ts';
import { orderSummarySchema } from './orders.ts';
import { reason } from './reason.ts';

/** A correction of a wallet above this sum, in toman, needs the yes of a second owner. */
export const fourEyesAboveToman = 2_000_000;

/** The largest correction of a wallet, in toman. */
const largestCorrectionToman = 1_000_000_000;

export const customerRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  registeredAt: moment,
  orders: z.int(),
  walletToman: toman,
  /** Since when the shop lets the customer sign in no more (R39); null for all others. */
  blockedAt: z.nullable(moment),
});
export type CustomerRow = z.output<typeof customerRowSchema>;

/** A correction of a customer's wallet: positive adds, negative takes away; toman. */
export const correctionSchema = z.object({
  id: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
  amountToman: z.int(),
  reason: z.string(),
  state: z.enum(['pending', 'booked', 'refused']),
  askedBy: z.string(),
  askedById: z.int(),
  askedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
});
export type Correction = z.output<typeof correctionSchema>;

export const deskCustomerSchema = z.extend(customerRowSchema, {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  nationalCode: z.string(),
  /** Why the customer is blocked; '' for all others. */
  blockedReason: z.string(),
  /** The part of the wallet that running payments hold. */
  heldToman: toman,
  addresses: z.array(
    z.object({
      title: z.string(),
      address: z.string(),
      city: z.string(),
      postalCode: z.string(),
      transfereeName: z.string(),
      transfereeMobile: z.string(),
    }),
  ),
  /** The newest ten; the list of orders has the others. */
  lastOrders: z.array(orderSummarySchema),
  /** The newest twenty rows of the wallet's ledger. */
  ledger: z.array(
    z.object({
      id: z.int(),
      at: moment,
      kind: z.enum(['purchase', 'refund', 'top-up', 'correction']),
      orderId: z.nullable(z.int()),
      depositToman: toman,
      withdrawToman: toman,
      balanceToman: toman,
    }),
  ),
  corrections: z.array(correctionSchema),
});
export type DeskCustomer = z.output<typeof deskCustomerSchema>;

const readers = ['owner', 'orders', 'support'] as const;
const owner = ['owner'] as const;

export const deskCustomerCalls = {
  'GET /v1/desk/customers': deskCall({
    summary: 'Customers, newest first.',
    access: readers,
    input: z.object({
      ...pageInput,
      name: z.optional(searched),
      /** The mobile number, or its beginning. */
      mobile: z.optional(searched),
      state: z._default(z.enum(['all', 'blocked']), 'all'),
    }),
    value: pageOf(customerRowSchema),
  }),
  'GET /v1/desk/customers/one': deskCall({
    summary: 'One customer, with addresses, newest orders and the wallet.',
    access: readers,
    input: z.object({ id }),
    value: deskCustomerSchema,
  }),
  'GET /v1/desk/corrections': deskCall({
    summary: 'Corrections of wallets, newest first.',
    access: owner,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['pending', 'booked', 'refused', 'all']), 'pending'),
    }),
    value: pageOf(correctionSchema),
  }),
  'POST /v1/desk/corrections/ask': deskCall({
    summary:
      "Corrects a customer's wallet. An owner's correction up to the limit is booked at once; any other waits for an owner who has not asked for it. The same `key` again answers the first correction and books nothing.",
    access: ['owner', 'support'],
    input: z.object({
      customerId: id,
      amountToman: z.int(deskMessages.amount).check(
        z.minimum(-largestCorrectionToman, deskMessages.amount),
        z.maximum(largestCorrectionToman, deskMessages.amount),
        z.refine((amount) => amount !== 0, deskMessages.amount),
      ),
      reason,
      key: pressKey,
    }),
    value: correctionSchema,
  }),
  'POST /v1/desk/corrections/confirm': deskCall({
    summary: 'Books a correction that another member has asked for.',
    access: owner,
    input: z.object({ id }),
    value: correctionSchema,
  }),
  'POST /v1/desk/corrections/refuse': deskCall({
    summary: 'Refuses a correction that waits.',
    access: owner,
    input: z.object({ id }),
    value: correctionSchema,
  }),
};
