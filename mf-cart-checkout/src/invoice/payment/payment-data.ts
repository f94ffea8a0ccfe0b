import type { Ask } from '@kashi/contracts/asking/ask';
import { paymentCall, type KnownGateway } from '@kashi/contracts/gateways';
import type { PaymentOutcome, PaymentUrl } from '@kashi/contracts/payment';

/** A payment that has made no order. */
export interface Unpaid {
  outcome: PaymentOutcome;
  /** The place to which money was paid back that could make no order; null for none. */
  refund: 'bank' | 'wallet' | null;
  /** The server's sentence about what happened and what to do now; null where only the address is known. */
  message: string | null;
  /** The payment's id; null where the bank named no payment of the shop. */
  paymentId: string | null;
}

export interface Paid {
  outcome: 'paid';
  /** The order's id in the address of its tracking page. */
  orderHash: string;
}

/**
 * Reads the outcome of one of the customer's payments (§7). Throws the signal's reason, or a `Problem`, whose status is 404 where
 * the payment is another customer's.
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
  /** Whether the wallet pays its part first. */
  UseCredit: boolean;
  /** The amount on the page, in toman: the server refuses to take another. */
  AmountPayable: number;
  /** The bank's part of it on the page, in toman: of another part the server begins no payment either. */
  AmountToBank: number;
}

/**
 * Sets the note that goes with the cart's parcel as a gift; '' takes it off. Throws a `Problem` of the kind `refused` for another note
 * while the cart is in payment.
 */
export async function setGiftNote(
  ask: Ask,
  note: { HashCartId: string; GiftNote: string },
): Promise<void> {
  await ask('POST /v1/Orders/CartGiftNote/Set', note);
}

/**
 * Begins the payment of a cart and answers the address of the bank's page, and when the payment began (§7). Asked again for the same cart,
 * the server answers the same address. Throws a `Problem` where the cart is not as the page shows it.
 */
export async function beginPayment(
  ask: Ask,
  gateway: KnownGateway,
  order: OrderToPay,
): Promise<PaymentUrl> {
  const { value } = await ask(paymentCall(gateway, 'Order'), order);
  return value;
}
