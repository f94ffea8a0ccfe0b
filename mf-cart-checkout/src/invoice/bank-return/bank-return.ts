import type { Ask } from '@kashi/contracts/asking/ask';
import type { Problem } from '@kashi/contracts/asking/problem';
import { readPayment, type Paid, type Unpaid } from '../payment/payment-data.ts';

/**
 * Reads `/invoice?payment=…&refund=…&id=…`, to which the API sends a browser that comes back from the bank; null for any other
 * address, and for another customer's payment. The address may be old, so the server is asked for the payment.
 */
export async function readBankReturn(
  ask: Ask,
  query: URLSearchParams,
): Promise<Unpaid | Paid | null> {
  const outcome = query.get('payment');
  if (outcome !== 'cancelled' && outcome !== 'failed' && outcome !== 'pending') return null;
  const refund = query.get('refund');
  const paymentId = query.get('id');
  const told: Unpaid = {
    outcome,
    refund: refund === 'bank' || refund === 'wallet' ? refund : null,
    message: null,
    paymentId,
  };
  if (paymentId === null) return told;
  // Without an answer the address is the best that is known.
  return readPayment(ask, paymentId).catch(({ status }: Partial<Problem>) =>
    status === 404 ? null : told,
  );
}
