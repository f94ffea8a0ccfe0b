import { gateways } from '@kashi/contracts/gateways';
import type { Payment } from '@kashi/contracts/payment';
import type { AttemptRow } from '../schema/payment-tables.ts';
import { messages as httpMessages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import { findAttempt, publicIdPattern } from '../holds/attempts.ts';
import { messages } from './messages.ts';
import { outcomeOf, type Outcome } from './settle/outcome.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';
import { tomanOf } from '../banks/rial.ts';

/** The outcome of a customer's own payment; a 404 for another customer's (R1). */
export async function readPayment(
  { store }: Shop,
  publicId: string,
  customer: Customer,
): Promise<Payment> {
  const attempt = publicIdPattern.test(publicId)
    ? await findAttempt(store.db, publicId)
    : undefined;
  if (attempt?.customer_id !== customer.id) throw new Refusal(404, httpMessages.notFound);
  const outcome = await outcomeOf(store.db, attempt);
  return {
    Outcome: outcome.kind,
    Kind: kindOf(attempt),
    Message: messageFor(outcome, attempt),
    Refund: (outcome.kind === 'failed' && outcome.refund) || null,
    HashOrderId: outcome.kind === 'paid' ? outcome.orderHash : null,
    Amount: tomanOf(attempt.amount_rial),
    GatewayCode: attempt.gateway,
  };
}

function kindOf({ kind }: AttemptRow): Payment['Kind'] {
  return kind === 'order' ? 'order' : 'credit';
}

function messageFor(outcome: Outcome, attempt: AttemptRow): string {
  if (outcome.kind === 'paid') return messages.paid[kindOf(attempt)];
  if (outcome.kind === 'pending') return messages.pending;
  if (outcome.kind !== 'failed') return messages.reasons.cancelled;
  const why = messages.reasons[outcome.reason];
  if (outcome.refund) {
    const isLent = attempt.gateway === gateways.snapppay.code;
    return `${why} ${(isLent ? messages.refundsOfLoan : messages.refunds)[outcome.refund]}`;
  }
  if (attempt.listed_at !== null) return `${why} ${messages.ifListed}`;
  return mayBeTaken.has(outcome.reason) ? `${why} ${messages.ifTaken}` : why;
}

const mayBeTaken: ReadonlySet<PaymentReason> = new Set([
  'not-paid',
  'late',
  'amount',
  'unknown',
  'replayed',
  'gone',
  'credit-gone',
  'coupon-gone',
  'overtaken',
]);
