import {
  GatewayRefusal,
  type BankQuestion,
  type Gateway,
  type Gateways,
} from '../banks/gateway.ts';
import type { PaymentReason } from '../schema/payment-reason.ts';
import type { RunPart } from '../schema/payment-tables.ts';
import { noteFailure, noteSuccess, type NotingShop } from './note-run.ts';

/**
 * The gateways, with the outcome of every question noted: whoever asks, a bank that fails is known. What the shop asks by itself or
 * only to show something counts apart from payments, which may be refused meanwhile. Of a payment older than a day only an answer
 * counts: a bank that leaves that one payment unclear for ever may take every other one.
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
    { part = null, of }: { part?: RunPart | null; of?: BankQuestion } = {},
  ): Promise<Answer> => {
    try {
      const answer = await question();
      await noteSuccess(shop, gateway.name, part);
      return answer;
    } catch (error) {
      if (isAnswer(error)) await noteSuccess(shop, gateway.name, part);
      else if (!isOld(of, shop.clock())) await noteFailure(shop, gateway.name, part);
      throw error;
    }
  };
  return {
    ...gateway,
    request: (payment) => noted(() => gateway.request(payment)),
    verify: (question) => noted(() => gateway.verify(question), { of: question }),
    reverse: (question) => noted(() => gateway.reverse(question), { of: question }),
    ...(settle && { settle: (question) => noted(() => settle(question), { of: question }) }),
    ...(offer && { offer: (amountRial) => noted(() => offer(amountRial), { part: 'offer' }) }),
    ...(unverified && { unverified: () => noted(unverified, { part: 'unverified' }) }),
  };
}

function isOld(question: BankQuestion | undefined, now: Date): boolean {
  return question?.begunAt !== undefined && now.getTime() - question.begunAt.getTime() > dayMs;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the bank has refused this one payment, and would take another one. */
function isAnswer(error: unknown): boolean {
  return error instanceof GatewayRefusal && !faults.has(error.reason);
}

/** The bank's own trouble and that of the shop's account: no payment can be made. */
const faults: ReadonlySet<PaymentReason> = new Set(['terminal', 'bank']);
