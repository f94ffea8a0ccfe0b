import type { GatewayName } from '@kashi/contracts/gateways';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { sandboxBankRoutes } from '../bank-sandbox/bank-routes.ts';
import { bankTrials } from './bank-trials-fixtures.ts';
import type { BankQuestion, Gateway, PaymentRequest } from './gateway.ts';

/** The payment that every driver requests in these tests. */
export const payment: PaymentRequest = {
  amountRial: 1_550_000,
  description: 'پرداخت <۱> & دیگر',
  returnUrl: 'http://127.0.0.1:3000/pay/any/x/return',
  mobile: '09131234567',
  attemptNo: 1,
  now: new Date('2026-01-10T21:05:09Z'),
  goods: {
    lines: [{ id: 7, name: 'چای <احمد>', category: 'کالا', quantity: 2, priceRial: 500_000 }],
    taxRial: 110_000,
    deliveryRial: 450_000,
    discountRial: 10_000,
    paidElsewhereRial: 0,
  },
};

/** The driver with its own sandbox bank, and a buyer who presses the buttons of the bank's page. */
export async function aBank(name: GatewayName) {
  let now = new Date('2026-01-10T08:00:00Z');
  const server = Fastify();
  await server.register(sandboxBankRoutes, {
    base: '',
    clock: () => now,
    shopUrl: payment.returnUrl,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const gateway = bankTrials[name].driver({
    apiUrl: () => `${url}/${name}`,
    pageUrl: 'https://bank.example',
  });

  const press = async (authority: string, button: string): Promise<Record<string, string>> => {
    const { body, headers } = await server.inject({
      method: 'POST',
      url: `/payments/${authority}/${button}`,
    });
    const inAddress = new URL(String(headers.location ?? 'x:')).searchParams;
    const inForm = [...body.matchAll(/name="(\w+)" value="([^"]*)"/g)];
    return Object.fromEntries([
      ...inAddress,
      ...inForm.map(([, field, value]) => [String(field), String(value)]),
    ]) as Record<string, string>;
  };
  const pay = async (authority: string): Promise<BankQuestion> => {
    const given = gateway.readReturn(await press(authority, 'pay'));
    return {
      authority,
      attemptNo: payment.attemptNo,
      reference: given?.reference ?? null,
      amountRial: payment.amountRial,
    };
  };
  return { gateway, press, pay, setTime: (time: string) => void (now = new Date(time)) };
}

/** The paths at which a bank says what became of a payment, and changes nothing. */
const asksWhatBecame = /inquiry|status/;

/** The driver against a server that gives this answer to every request. */
export async function aBankThatAnswers(
  name: GatewayName,
  body: string,
  toInquiry = body,
  hear: (body: string) => void = () => undefined,
): Promise<Gateway> {
  const server = Fastify();
  server.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, text, done) => {
    hear(String(text));
    done(null, text);
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null, {}),
  );
  server.post('/api/online/v1/oauth/token', () => ({ access_token: 'token', expires_in: 3600 }));
  server.all('/*', (request, reply) =>
    reply.type('application/json').send(asksWhatBecame.test(request.url) ? toInquiry : body),
  );
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return bankTrials[name].driver({ apiUrl: () => url, pageUrl: url });
}
