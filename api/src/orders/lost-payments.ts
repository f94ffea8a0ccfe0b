import { sql } from 'kysely';

/** Whether the bank has given back the payment that bought the order `o`, as `payments/settle/given-back.ts` notes it. */
export const isPaymentLost = sql<boolean>`exists (
  select from payment_attempts a where a.id = o.attempt_id and a.state = 'paid' and a.reason = 'reversed'
)`;

/** What the bank has given back of the order `o`, in toman: its own part of the sum. */
export const givenBackToman = sql<number>`(
  case when ${isPaymentLost} then o.invoice_due - o.paid_from_wallet else 0 end
)`;
