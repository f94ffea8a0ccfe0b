import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { flag, hash, shownToman, toman } from './call/fields.ts';
import {
  extensionMark,
  gateways,
  paymentCall,
  takesTopUps,
  type PaymentCall,
  type PaymentKind,
} from './gateways.ts';

/** Where the browser is sent: the bank, or straight to the paid order when the wallet covers everything. */
export const paymentUrlSchema = z.object({
  PaymentUrl: z.string(),
  /** Extension: when an order's payment began, by the server's clock: what it buys is registered at that time at the earliest. */
  RegDateTime: z.optional(z.iso.datetime()),
});

export type PaymentUrl = z.output<typeof paymentUrlSchema>;

/**
 * How a payment came back without success, in the query of `/invoice?payment=…`. A failed one that had been paid adds
 * `&refund=bank` (the bank gives the money back) or `&refund=wallet` (it is in the wallet). `&id=…` is the `HashPaymentId`
 * of `Payments/Read`, and is missing where the bank named no payment of the shop. A top-up comes back to `/credit` with the same words, or
 * with `payment=paid`.
 */
export const paymentOutcomes = ['cancelled', 'failed', 'pending'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The outcome of a payment, in words for display. Money in toman. */
export const paymentSchema = z.object({
  Outcome: z.enum(['paid', ...paymentOutcomes]),
  /** The purpose of the payment. */
  Kind: z.enum(['order', 'credit']),
  /** What happened, and what the customer can do now. */
  Message: z.string(),
  /** The present place of money that was paid without a purchase. */
  Refund: z.nullable(z.enum(['bank', 'wallet'])),
  /** The tracking page of an order that was paid. */
  HashOrderId: z.nullable(z.string()),
  /** The amount that the bank was asked for. */
  Amount: toman,
  GatewayCode: z.int(),
});

export type Payment = z.output<typeof paymentSchema>;

/** What a gateway of instalments lends for an order, in the gateway's own words, which are shown as they are. */
const instalmentOfferSchema = z.object({
  GatewayCode: z.int(),
  /** Whether the wallet pays its part first: the gateway lends another sum then. */
  UseCredit: z.boolean(),
  Title: z.string(),
  /** How many instalments, of how much. */
  Description: z.string(),
});

export type InstalmentOffer = z.output<typeof instalmentOfferSchema>;

export const paymentCalls = {
  ...atEveryGateway('Order', orderPayment),
  'GET /v1/Orders/InstalmentOffers/Read': call({
    summary:
      'Extension: what gateways of instalments lend for a cart whose delivery is chosen; none of a gateway that does not lend the sum, or has not answered in time.',
    source: 'R44',
    caller: 'customer',
    input: z.object({ HashCartId: hash }),
    value: z.array(instalmentOfferSchema),
  }),
  'GET /v1/Orders/Payments/Read': call({
    summary:
      'Extension: what became of a payment of the customer; asked again every few seconds while it is `pending`.',
    source: '§4, R28',
    caller: 'customer',
    input: z.object({ HashPaymentId: hash }),
    value: paymentSchema,
  }),
};

/**
 * A call of each gateway that takes this kind of payment; `callAt` is told what the gateway's calls are named after, and what their
 * summaries begin with.
 */
export function atEveryGateway<Kind extends PaymentKind, Call>(
  kind: Kind,
  callAt: (bank: string, mark: string) => Call,
): Record<PaymentCall<Kind>, Call> {
  const calls = Object.values(gateways)
    .filter((each) => kind === 'Order' || takesTopUps(each))
    .map((each) => [paymentCall<PaymentKind>(each, kind), callAt(each.calls, extensionMark(each))]);
  return Object.fromEntries(calls) as Record<PaymentCall<Kind>, Call>;
}

function orderPayment(bank: string, mark: string) {
  return call({
    summary: `${mark}Lock the cart and begin its payment at ${bank}; asked again meanwhile, the same address.`,
    source: '§7, R21',
    caller: 'customer',
    input: z.object({
      HashCartId: hash,
      UseCredit: flag,
      /** Extension: the invoice's sum that the buyer has seen; a 400 where it is another by now. */
      AmountPayable: z.optional(shownToman),
      /** Extension: the part of that sum which the buyer has seen for the bank, the rest being the wallet's; a 400 as well. */
      AmountToBank: z.optional(shownToman),
    }),
    value: paymentUrlSchema,
  });
}
