import * as z from 'zod/mini';
import { chosenId, id, toman } from '../call/fields.ts';
import { gatewayNames } from '../gateways.ts';
import { orderDetailSchema } from '../order.ts';
import { orderReturnSchema } from '../returns/order-return.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf, searched } from './keyset.ts';
import { pastedCode } from './pasted-code.ts';
import { reason } from './reason.ts';
import { refundSchema } from './refunds.ts';

/** The states of an order by their words; the numbers are those of `order-status.ts`. */
export const orderStates = {
  registered: 1,
  approved: 2,
  rejected: 3,
  handedToCourier: 4,
  delivered: 5,
} as const;
export type OrderState = keyof typeof orderStates;

const stateNames = Object.keys(orderStates) as OrderState[];
const state = z.enum(stateNames);

/** The search among orders. An order has to fit every given field. */
export const orderSearch = {
  state: z.optional(state),
  /** The number of the order, as its customer knows it. */
  number: z.optional(chosenId(deskMessages.orderNumber)),
  /** A part of the name of the customer, or of the recipient. */
  name: z.optional(searched),
  /** The customer's mobile number, or its beginning. */
  mobile: z.optional(searched),
  /** Registered from then on. */
  from: z.optional(z.iso.datetime(deskMessages.moment)),
  customerId: z.optional(id),
  /** Registered before then. */
  to: z.optional(z.iso.datetime(deskMessages.moment)),
};

const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || new Date(from) <= new Date(to),
  { path: ['to'], error: deskMessages.lastDay },
);

/** An order in the list; money in toman. */
export const orderSummarySchema = z.object({
  id: z.int(),
  registeredAt: moment,
  state,
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
  pieces: z.int(),
  totalToman: toman,
  isPickup: z.boolean(),
  carrierName: z.string(),
  trackingCode: z.nullable(z.string()),
  /** Whether the bank has given back the payment, which bought the order: the shop has not been paid, but for the wallet's part. */
  isPaymentLost: z.optional(z.boolean()),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** One order with all that is known of it; money in toman. */
export const deskOrderSchema = z.extend(orderSummarySchema, {
  lines: z.array(
    z.extend(orderDetailSchema, {
      ProductSaleParamId: z.int(),
      /** The pieces of refunds that are booked or wait. */
      refundedPieces: z.int(),
    }),
  ),
  subTotal: toman,
  discount: toman,
  couponDiscount: toman,
  couponCode: z.nullable(z.string()),
  taxRate: z.int(),
  tax: toman,
  deliveryFee: toman,
  /** Freight collect: the recipient pays the carrier when the parcel comes; left out elsewhere. */
  isFreightCollect: z.optional(z.boolean()),
  paidFromWallet: toman,
  /** Of the bank; null where no bank was visited. */
  bankReference: z.nullable(z.string()),
  /** The gateway by which the order was paid; null where no bank was visited. */
  gateway: z.optional(z.nullable(z.enum(gatewayNames))),
  deliveryAddress: z.string(),
  /** '' where only the customer's own name is known, or none. */
  transfereeName: z.string(),
  transfereeMobile: z.string(),
  prepareDuration: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
  /** The customer's words for the parcel, which is a gift; '' for none. */
  giftNote: z.string(),
  /** What refunds have taken of the total, or wait to take; a rejected order has given back the rest too. */
  refundsToman: toman,
  /** Oldest first. */
  refunds: z.array(refundSchema),
  /** The customer's requests to return goods of it, oldest first. */
  returns: z.array(
    z.object({ id: z.int(), state: orderReturnSchema.shape.State, askedAt: moment }),
  ),
  history: z.array(z.object({ state, at: moment })),
  /** The steps that the order can take now. */
  can: z.array(z.enum(['approve', 'hand-over', 'deliver', 'reject'])),
  /** Whether the order can be made ready for pickup now (R53): no step in `can`, since a desk of before does not know it. */
  canBecomeReady: z.optional(z.boolean()),
});
export type DeskOrder = z.output<typeof deskOrderSchema>;

/** The code of the post or the courier by which the parcel is followed; '' for none. */
export const trackingCode = z
  .string(deskMessages.trackingCode)
  .check(z.overwrite(pastedCode), z.regex(/^[\w/-]{0,40}$/, deskMessages.trackingCode));

const readers = ['owner', 'orders', 'support'] as const;
const handlers = ['owner', 'orders'] as const;

export const deskOrderCalls = {
  'GET /v1/desk/orders': deskCall({
    summary: 'Orders, newest first.',
    access: readers,
    input: z.object({ ...pageInput, ...orderSearch }).check(inOrder),
    value: pageOf(orderSummarySchema),
  }),
  'GET /v1/desk/orders/one': deskCall({
    summary: 'One order by its number.',
    access: readers,
    input: z.object({ id }),
    value: deskOrderSchema,
  }),
  'GET /v1/desk/orders/csv': deskCall({
    summary: 'The orders that a search finds, as a CSV file for a spreadsheet.',
    access: handlers,
    streams: 'text/csv',
    input: z.object(orderSearch).check(inOrder),
    value: z.string(),
  }),
  'POST /v1/desk/orders/approve': deskCall({
    summary: 'Accepts a registered order: the shop can deliver.',
    access: handlers,
    input: z.object({ id }),
    value: deskOrderSchema,
  }),
  'POST /v1/desk/orders/hand-over': deskCall({
    summary: 'Marks an approved order as handed to its courier, with the tracking code.',
    access: handlers,
    input: z.object({ id, trackingCode: z._default(trackingCode, '') }),
    value: deskOrderSchema,
  }),
  'POST /v1/desk/orders/tracking-code': deskCall({
    summary:
      'Notes another tracking code of an order on its way, and tells its customer. A 409 with the order as it is, if its code is no longer the one that was `seen`.',
    access: handlers,
    input: z.object({ id, trackingCode, seen: z.string().check(z.maxLength(40)) }),
    value: deskOrderSchema,
  }),
  'POST /v1/desk/orders/make-ready': deskCall({
    summary: 'Marks an approved order for pickup as ready at the shop (R53).',
    access: handlers,
    input: z.object({ id }),
    value: deskOrderSchema,
  }),
  'POST /v1/desk/orders/deliver': deskCall({
    summary: 'Marks an order as delivered, or as picked up.',
    access: handlers,
    input: z.object({ id }),
    value: deskOrderSchema,
  }),
  'POST /v1/desk/orders/reject': deskCall({
    summary:
      'Rejects an order with a reason: its goods return to the stock, its coupon and all its money that was not refunded before to the customer. A 409 while a refund of it waits for an owner.',
    access: handlers,
    input: z.object({ id, reason }),
    value: deskOrderSchema,
  }),
};
