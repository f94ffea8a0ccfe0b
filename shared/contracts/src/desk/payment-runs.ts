import * as z from 'zod/mini';
import { gatewayNames, gateways } from '../gateways.ts';
import type { Role } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment } from './keyset.ts';

/** The jobs of the payments: settling what a bank left unclear, opening carts, ending top-ups, finding forgotten payments. */
export const paymentJobs = ['settling', 'opening', 'ending', 'finding'] as const;
export type PaymentJob = (typeof paymentJobs)[number];

const sources = [...gatewayNames, ...paymentJobs, 'codes'] as const;

/** What fails in a failed payment run: a bank's gateway, a job of the payments, or the sending of codes, without which nobody signs in to pay. */
export type PaymentRunSource = (typeof sources)[number];

/** What the staff calls it. A source that is younger than an open desk goes by its own name. */
export function titleOfSource(source: PaymentRunSource): string {
  if (source === 'codes') return deskMessages.codes;
  if (isJob(source)) return deskMessages.paymentJobs[source];
  return source in gateways ? deskMessages.gateway(gateways[source].title) : source;
}

/** How many failures, one after the other, are a failed payment run. */
export const failuresOfRun = 3;

/** The roles that are told of failed payment runs. */
export const hearersOfPaymentRuns: readonly Role[] = ['owner', 'orders'];

/** A failed payment run: a stretch of failures of one source, without a success between them. */
export const paymentRunSchema = z.object({
  id: z.int(),
  source: z.enum(sources),
  failures: z.int(),
  beganAt: moment,
  /** null as long as the source has not succeeded again. */
  endedAt: z.nullable(moment),
});
export type PaymentRun = z.output<typeof paymentRunSchema>;

function isJob(source: PaymentRunSource): source is PaymentJob {
  return source in deskMessages.paymentJobs;
}
