import type { Ask, CallInput, CallValue } from '@kashi/shared/api/ask';
import {
  activeGateways,
  paymentCall,
  type KnownGateway,
  type PaymentCall,
} from '@kashi/shared/contracts/gateways';
import { messages } from './messages.ts';

export interface Credit {
  balance: number;
  gateways: KnownGateway[];
  /** How the shopper came back from the bank; null where they were not there. */
  returned: BankReturn | null;
}

export interface BankReturn {
  outcome: Outcome;
  /** What to say about it, the server's own words where it has some. */
  sentence: string;
  /** What was not paid, for another try; null where it was, or may have been. */
  unpaid: TopUp | null;
}

/** Toman, and the gateway by its code. */
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
    gateways: activeGateways(contents.value.BaseInfos ?? {}),
    returned,
  };
}

/** Begins a top-up at a gateway (§5). Answers the address of the page on which the shopper pays. */
export async function beginTopUp(
  ask: Ask,
  gateway: KnownGateway,
  topUp: CallInput<PaymentCall<'Credit'>>,
): Promise<string> {
  return (await ask(paymentCall(gateway, 'Credit'), topUp)).value.PaymentUrl;
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
  // Without a payment's name nobody can know that it was paid.
  if (!HashPaymentId) return claimed === 'paid' ? null : said(claimed);

  try {
    const { value } = await ask('GET /v1/Orders/Payments/Read', { HashPaymentId }, { signal });
    const { Outcome: outcome, Message: sentence, Amount: amount, GatewayCode: gatewayCode } = value;
    const isUnpaid = value.Kind === 'credit' && (outcome === 'cancelled' || outcome === 'failed');
    return { outcome, sentence, unpaid: isUnpaid ? { amount, gatewayCode } : null };
  } catch (error) {
    if (signal.aborted) throw error;
    // The balance beside it is what counts; its own reading tells whether the server answers.
    return said('pending');
  }
}

function said(outcome: Outcome): BankReturn {
  return { outcome, sentence: messages.returned[outcome], unpaid: null };
}

const outcomes: readonly Outcome[] = ['paid', 'cancelled', 'failed', 'pending'];
