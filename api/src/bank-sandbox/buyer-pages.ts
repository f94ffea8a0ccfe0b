import type { FastifyInstance } from 'fastify';
import { bankPage, unknownPaymentPage } from './bank-page.ts';
import type { Misbehaviours } from './misbehaviour.ts';
import type { BankPayment, SandboxBank } from './sandbox-bank.ts';

/** What the browser of a buyer sees: the page to pay on, and its buttons, which lead back to the shop. */
export function buyerPages(
  app: FastifyInstance,
  bank: SandboxBank,
  misbehaviours: Misbehaviours,
  base: string,
): void {
  app.get<Visit>('/pg/StartPay/:authority', (request, reply) => {
    const payment = bank.find(request.params.authority);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return payment
      ? reply.send(bankPage(payment, base))
      : reply.code(404).send(unknownPaymentPage(base));
  });

  const onButton = (name: string, press: (payment: BankPayment) => 'OK' | 'NOK') => {
    app.post<Visit>(`/pg/StartPay/:authority/${name}`, (request, reply) => {
      const payment = bank.find(request.params.authority);
      if (!payment) {
        void reply.code(404).type('text/html; charset=utf-8');
        return reply.send(unknownPaymentPage(base));
      }
      return reply.redirect(callbackOf(payment, press(payment)), 303);
    });
  };
  onButton('pay', (payment) => {
    const fault = misbehaviours.take('pay');
    bank.pay(payment, fault?.how === 'wrong-amount' ? payment.amountRial / 2 : payment.amountRial);
    if (fault?.how === 'double-callback') callBack(callbackOf(payment, 'OK'));
    return wasPaid(payment) ? 'OK' : 'NOK';
  });
  onButton('fail', (payment) => {
    bank.fail(payment);
    return 'NOK';
  });
  onButton('cancel', (payment) => {
    bank.fail(payment);
    return 'NOK';
  });
  onButton('back', (payment) => (wasPaid(payment) ? 'OK' : 'NOK'));
}

interface Visit {
  Params: { authority: string };
}

function wasPaid({ status }: BankPayment): boolean {
  return status === 'PAID' || status === 'VERIFIED';
}

function callbackOf({ callbackUrl, authority }: BankPayment, status: 'OK' | 'NOK'): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('Authority', authority);
  url.searchParams.set('Status', status);
  return url.href;
}

/** Nobody waits for it, and nobody minds whether it arrives. */
function callBack(url: string): void {
  fetch(url, { redirect: 'manual' }).catch(() => undefined);
}
