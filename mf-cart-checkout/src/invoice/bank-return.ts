import type { Ask } from '@kashi/shared/api/ask';
import type { PaymentOutcome } from '@kashi/shared/contracts/payment';

/** How the shopper came back from the bank without an order. */
export interface Unpaid {
  outcome: PaymentOutcome;
  /** Where the money went that was paid for an order that could not be made. */
  refund: 'bank' | 'wallet' | null;
  /** What happened and what to do now, in the server's words; null where only the address tells of it. */
  message: string | null;
  /** Names the payment; null where the bank named none of ours. */
  paymentId: string | null;
}

export interface Paid {
  outcome: 'paid';
  /** Names the tracking page. */
  orderHash: string;
}

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

export async function readPayment(
  ask: Ask,
  paymentId: string,
  signal?: AbortSignal,
): Promise<Unpaid | Paid> {
  const { value } = await ask(
    'GET /v1/Orders/Payments/Read',
    { HashPaymentId: paymentId },
    { signal },
  );
  const { Outcome, Refund, Message, HashOrderId } = value;
  if (Outcome === 'paid') {
    if (HashOrderId === null) throw new Error('A payment that bought no order');
    return { outcome: Outcome, orderHash: HashOrderId };
  }
  return { outcome: Outcome, refund: Refund, message: Message, paymentId };
}
