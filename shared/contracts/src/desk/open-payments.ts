import * as z from 'zod/mini';
import { toman } from '../call/fields.ts';
import { gatewayNames } from '../gateways.ts';
import { deskCall } from './desk-call.ts';
import { moment, pageInput, pageOf } from './keyset.ts';

/**
 * Where an open payment stands: the question that its bank has to answer, that the bank lists it as paid without verifying it, or that the
 * bank has given it back although it bought or filled the wallet.
 */
export const paymentStands = [
  'verifying',
  'reversing',
  'unclaimed',
  'listed',
  'unsettled',
  'given-back',
] as const;

/** A payment that a person may have to ask the bank about, or its customer; money in toman. */
export const openPaymentSchema = z.object({
  id: z.int(),
  begunAt: moment,
  gateway: z.nullable(z.enum(gatewayNames)),
  amountToman: toman,
  stand: z.enum(paymentStands),
  /** What it has bought; null for a top-up, and as long as it has bought nothing. */
  orderId: z.nullable(z.int()),
  isTopUp: z.boolean(),
  /** The bank's number of it, or the one that the buyer has brought; null for none. */
  reference: z.nullable(z.string()),
  customerId: z.int(),
  customerName: z.string(),
  mobile: z.string(),
});
export type OpenPayment = z.output<typeof openPaymentSchema>;

export const openPaymentCalls = {
  'GET /v1/desk/payments': deskCall({
    summary:
      'Payments of which the bank has given no clear answer for an hour, those that it refuses to give back or lists as paid without verifying them, and for a month those that it has given back although they bought or filled the wallet; newest first.',
    access: ['owner', 'orders'],
    input: z.object(pageInput),
    value: pageOf(openPaymentSchema),
  }),
};
