import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayName } from '@kashi/shared/contracts/gateways';
import { bridgeHeaders, bridgePage } from '../http/bridge-page.ts';
import type { Bank, BankFace, BuyerVerdict, PageOf } from './bank-calls.ts';
import { bankPage, unknownPaymentPage } from './bank-page.ts';
import { messages } from './messages.ts';
import type { BankPayment } from './sandbox-bank.ts';

type Faces = Record<GatewayName, BankFace>;

/** The payment page, at the path of each protocol. */
export function pageOf({ books }: Bank, base: string): PageOf {
  return (reply, authority = '') => {
    const payment = books.find(authority);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return payment
      ? reply.send(bankPage(payment, base))
      : reply.code(404).send(unknownPaymentPage(base));
  };
}

/** The buttons of the payment page; they lead back to the shop as the real bank's do. */
export function buyerButtons(app: FastifyInstance, bank: Bank, faces: Faces, base: string): void {
  const page = pageOf(bank, base);
  for (const [button, press] of Object.entries(buttons)) {
    app.post<{ Params: { authority: string } }>(
      `/payments/:authority/${button}`,
      async (request, reply) => {
        const payment = bank.books.find(request.params.authority);
        if (!payment) return page(reply, undefined);
        const face = faces[payment.bank];
        const next = await press(bank, payment, face);
        return next === 'stay'
          ? page(reply, payment.authority)
          : sendBack(reply, payment, face, next);
      },
    );
  }
}

type Press = (bank: Bank, payment: BankPayment, face: BankFace) => Promise<BuyerVerdict | 'stay'>;

const buttons: Record<string, Press> = {
  async pay({ books, misbehaviours }, payment, face) {
    const fault = misbehaviours.take('pay');
    if (fault?.how === 'replayed-reference')
      payment.reference = earlierReference(books.findAll(payment.bank), payment);
    books.pay(payment, fault?.how === 'wrong-amount' ? payment.amountRial / 2 : undefined);
    const verdict = wasPaid(payment) ? 'paid' : 'failed';
    if (fault?.how === 'delay') await wait(fault.delayMs);
    if (fault?.how === 'double-callback') callBack(payment, face);
    return fault?.how === 'lost-return' ? 'stay' : verdict;
  },
  async fail({ books }, payment) {
    books.fail(payment);
    return wasPaid(payment) ? 'paid' : 'failed';
  },
  async cancel({ books }, payment) {
    books.fail(payment);
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
  face: BankFace,
  verdict: BuyerVerdict,
): FastifyReply {
  const fields = face.returnFields(payment, verdict);
  if (face.returnsBy === 'address') {
    return reply.redirect(withFields(payment.callbackUrl, fields), 303);
  }
  const door = { url: payment.callbackUrl, fields };
  void reply.headers(bridgeHeaders(door)).type('text/html; charset=utf-8');
  return reply.send(bridgePage(door, messages.wayBack));
}

function withFields(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Sends the extra callback in the background; its failure does not matter. */
function callBack(payment: BankPayment, face: BankFace): void {
  const fields = face.returnFields(payment, 'paid');
  const sent =
    face.returnsBy === 'address'
      ? fetch(withFields(payment.callbackUrl, fields), { redirect: 'manual' })
      : fetch(payment.callbackUrl, {
          method: 'POST',
          body: new URLSearchParams(fields),
          redirect: 'manual',
        });
  sent.catch(() => undefined);
}
