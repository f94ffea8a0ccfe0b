import type { Ask, CallInput, CallValue } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import {
  activeGateways,
  paymentCall,
  takesTopUps,
  type PaymentCall,
  type TopUpGateway,
} from '@kashi/contracts/gateways';
import { messages } from './messages.ts';

export interface Credit {
  balance: number;
  gateways: TopUpGateway[];
  /** The payment from which the shopper came back; null where the shopper does not come from the bank. */
  returned: BankReturn | null;
}

export interface BankReturn {
  outcome: Outcome;
  /** The sentence for the shopper: the server's own where it sent one. */
  sentence: string;
  /** The top-up to try again; null where it was paid, or may have been. */
  unpaid: TopUp | null;
  /** The id of a payment whose outcome is not known yet; null for none, or where the address names none. */
  pendingId: string | null;
}

/** A top-up: `amount` in toman, and the gateway by its code. */
export interface TopUp {
  amount: number;
  gatewayCode: number;
}

type Payment = CallValue<'GET /v1/Orders/Payments/Read'>;
export type Outcome = Payment['Outcome'];

export async function readCredit(ask: Ask, url: URL, signal: AbortSignal): Promise<Credit> {
  const [balance, contents, returned] = await Promise.all([
    ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, { signal }),
    ask('GET /v1/ContentManagement/Contents/Read', {}, { signal }),
    readReturn(ask, url.searchParams, signal),
  ]);
  return {
    balance: balance.value.Balance,
    gateways: activeGateways(contents.value.BaseInfos ?? {}).filter(takesTopUps),
    returned,
  };
}

/** Begins a top-up at a gateway (§5). Answers the address of the page on which the shopper pays. */
export async function beginTopUp(
  ask: Ask,
  gateway: TopUpGateway,
  topUp: CallInput<PaymentCall<'Credit'>>,
): Promise<string> {
  return (await ask(paymentCall(gateway, 'Credit'), topUp)).value.PaymentUrl;
}

/** Reads one of the customer's payments (§7). Throws the signal's reason, or a `Problem`. */
export async function readPayment(
  ask: Ask,
  HashPaymentId: string,
  signal: AbortSignal,
): Promise<Payment> {
  return (await ask('GET /v1/Orders/Payments/Read', { HashPaymentId }, { signal })).value;
}

/** The bank sends the browser to `/credit?payment=…&id=…`. The address claims the outcome; the server knows it. */
async function readReturn(
  ask: Ask,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<BankReturn | null> {
  const claimed = outcomes.find((outcome) => outcome === query.get('payment'));
  const HashPaymentId = query.get('id');
  if (!claimed) return null;
  // Without the payment's id the server cannot be asked, so `paid` is not believed.
  if (!HashPaymentId) return claimed === 'paid' ? null : said(claimed, null);

  try {
    const value = await readPayment(ask, HashPaymentId, signal);
    const { Outcome: outcome, Message: sentence, Amount: amount, GatewayCode: gatewayCode } = value;
    const isUnpaid = value.Kind === 'credit' && (outcome === 'cancelled' || outcome === 'failed');
    return {
      outcome,
      sentence,
      unpaid: isUnpaid ? { amount, gatewayCode } : null,
      pendingId: outcome === 'pending' ? HashPaymentId : null,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    // The payment is another customer's, of whom this one sees nothing.
    if (toProblem(error).status === 404) return null;
    // The page's balance is read by a call of its own, which fails if the server does not answer.
    return said('pending', HashPaymentId);
  }
}

function said(outcome: Outcome, pendingId: string | null): BankReturn {
  return { outcome, sentence: messages.returned[outcome], unpaid: null, pendingId };
}

const outcomes: readonly Outcome[] = ['paid', 'cancelled', 'failed', 'pending'];
