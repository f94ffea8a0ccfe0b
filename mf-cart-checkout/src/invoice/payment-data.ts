import type { Ask } from '@kashi/shared/api/ask';
import { paymentCall, type KnownGateway } from '@kashi/shared/contracts/gateways';
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
 * What became of one payment of the customer's (§7). Throws a `Problem`, of status 404 where the payment is somebody else's, or
 * the signal's reason.
 */
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

export interface OrderToPay {
  HashCartId: string;
  /** Whether the wallet pays first. */
  UseCredit: boolean;
  /** What the page says, in toman: nothing else is paid. */
  AmountPayable: number;
}

/**
 * Begins the payment of a cart and answers the bank's page, where the browser is to go (§7). The same question has the same
 * answer. Throws a `Problem` where the cart is not what the page shows.
 */
export async function beginPayment(
  ask: Ask,
  gateway: KnownGateway,
  order: OrderToPay,
): Promise<string> {
  const { value } = await ask(paymentCall(gateway, 'Order'), order);
  return value.PaymentUrl;
}
