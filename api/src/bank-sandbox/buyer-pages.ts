import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayName } from '@kashi/contracts/gateways';
import { bridgeHeaders, bridgePage } from '../http/pages/bridge-page.ts';
import type { Bank, BankProtocol, BuyerVerdict, PageOf } from './bank-calls.ts';
import { bankPage, unknownPaymentPage } from './bank-page.ts';
import { messages } from './messages.ts';
import type { BankPayment } from './sandbox-bank.ts';

type Protocols = Record<GatewayName, BankProtocol>;

/** The payment page, at the path of each protocol. */
export function pageOf({ ledger }: Bank, base: string): PageOf {
  return (reply, authority = '') => {
    const payment = ledger.find(authority);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return payment
      ? reply.send(bankPage(payment, base))
      : reply.code(404).send(unknownPaymentPage(base));
  };
}

/** The buttons of the payment page; they lead back to the shop as the real bank's do. */
export function buyerButtons(
  app: FastifyInstance,
  bank: Bank,
  protocols: Protocols,
  base: string,
): void {
  const page = pageOf(bank, base);
  for (const [button, press] of Object.entries(buttons)) {
    app.post<{ Params: { authority: string } }>(
      `/payments/:authority/${button}`,
      async (request, reply) => {
        const payment = bank.ledger.find(request.params.authority);
        if (!payment) return page(reply, undefined);
        const protocol = protocols[payment.bank];
        const next = await press(bank, payment, protocol);
        return next === 'stay'
          ? page(reply, payment.authority)
          : sendBack(reply, payment, protocol, next);
      },
    );
  }
}

type Press = (
  bank: Bank,
  payment: BankPayment,
  protocol: BankProtocol,
) => Promise<BuyerVerdict | 'stay'>;

const buttons: Record<string, Press> = {
  async pay({ ledger, misbehaviours }, payment, protocol) {
    const fault = misbehaviours.take('pay');
    if (fault?.how === 'replayed-reference')
      payment.reference = earlierReference(ledger.findAll(payment.bank), payment);
    ledger.pay(payment, fault?.how === 'wrong-amount' ? payment.amountRial / 2 : undefined);
    const verdict = wasPaid(payment) ? 'paid' : 'failed';
    if (fault?.how === 'delay') await wait(fault.delayMs);
    if (fault?.how === 'double-callback') callBack(payment, protocol);
    return fault?.how === 'lost-return' ? 'stay' : verdict;
  },
  async fail({ ledger }, payment) {
    ledger.fail(payment);
    return wasPaid(payment) ? 'paid' : 'failed';
  },
  async cancel({ ledger }, payment) {
    ledger.fail(payment);
    return wasPaid(payment) ? 'paid' : 'cancelled';
  },
  async back(_bank, payment) {
    return wasPaid(payment) ? 'paid' : 'failed';
  },
};

function wasPaid({ paidAt }: BankPayment): boolean {
  return paidAt !== null;
}

function earlierReference(payments: readonly BankPayment[], payment: BankPayment): string {
  return payments.find((each) => each !== payment && wasPaid(each))?.reference ?? payment.reference;
}

function sendBack(
  reply: FastifyReply,
  payment: BankPayment,
  protocol: BankProtocol,
  verdict: BuyerVerdict,
): FastifyReply {
  const fields = protocol.returnFields(payment, verdict);
  if (protocol.returnsBy === 'address') {
    return reply.redirect(withFields(payment.callbackUrl, fields), 303);
  }
  const destination = { url: payment.callbackUrl, fields };
  void reply.headers(bridgeHeaders(destination)).type('text/html; charset=utf-8');
  return reply.send(bridgePage(destination, messages.wayBack));
}

function withFields(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Sends the extra callback in the background; its failure does not matter. */
function callBack(payment: BankPayment, protocol: BankProtocol): void {
  const fields = protocol.returnFields(payment, 'paid');
  const sent =
    protocol.returnsBy === 'address'
      ? fetch(withFields(payment.callbackUrl, fields), { redirect: 'manual' })
      : fetch(payment.callbackUrl, {
          method: 'POST',
          body: new URLSearchParams(fields),
          redirect: 'manual',
        });
  sent.catch(() => undefined);
}
