import type { Ask } from '@kashi/shared/api/ask';
import { readPayment, type Paid, type Unpaid } from './payment-data.ts';

/**
 * `/invoice?payment=…&refund=…&id=…`, as the API's return from the bank says it; anything else is nobody's word. What the
 * address says is as old as the address, so the payment itself is asked for.
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
  // Somebody else's payment is not found; and while nobody answers, what the address says is better than nothing.
  return readPayment(ask, paymentId).catch(() => told);
}
