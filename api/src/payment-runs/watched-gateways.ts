import { GatewayRefusal, type Gateway, type Gateways } from '../banks/gateway.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';
import type { RunPart } from '../schema/payment-tables.ts';
import { noteFailure, noteSuccess, type NotingShop } from './note-run.ts';

/**
 * The gateways, with the outcome of every question noted: whoever asks, a bank that fails is known. What the shop asks by itself or
 * only to show something counts apart from payments, which may be refused meanwhile.
 */
export function watchedGateways(gateways: Gateways, shop: NotingShop): Gateways {
  return Object.fromEntries(
    Object.entries(gateways).map(([code, gateway]) => [code, watched(gateway, shop)]),
  );
}

function watched(gateway: Gateway, shop: NotingShop): Gateway {
  const { settle, unverified, offer } = gateway;
  const noted = async <Answer>(
    question: () => Promise<Answer>,
    part: RunPart | null = null,
  ): Promise<Answer> => {
    try {
      const answer = await question();
      await noteSuccess(shop, gateway.name, part);
      return answer;
    } catch (error) {
      await (isAnswer(error) ? noteSuccess : noteFailure)(shop, gateway.name, part);
      throw error;
    }
  };
  return {
    ...gateway,
    request: (payment) => noted(() => gateway.request(payment)),
    verify: (question) => noted(() => gateway.verify(question)),
    reverse: (question) => noted(() => gateway.reverse(question)),
    ...(settle && { settle: (question) => noted(() => settle(question)) }),
    ...(offer && { offer: (amountRial) => noted(() => offer(amountRial), 'offer') }),
    ...(unverified && { unverified: () => noted(unverified, 'unverified') }),
  };
}

/** Whether the bank has refused this one payment, and would take another one. */
function isAnswer(error: unknown): boolean {
  return error instanceof GatewayRefusal && !faults.has(error.reason);
}

/** The bank's own trouble and that of the shop's account: no payment can be made. */
const faults: ReadonlySet<PaymentReason> = new Set(['terminal', 'bank']);
