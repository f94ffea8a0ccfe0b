import { gateways } from '@kashi/contracts/gateways';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxBankRoutes } from './bank-routes.ts';
import { messages } from './messages.ts';

test('the page says that it is play money, which bank it plays, and the amount in rial and toman', async () => {
  const { page } = await aPayment('پرداخت <b>۱</b>');

  expect(page).toContain(messages.sign);
  expect(page).toContain(gateways.zarinpal.title);
  expect(page).toContain('۱٬۵۵۰٬۰۰۰ ریال');
  expect(page).toContain('۱۵۵٬۰۰۰ تومان');
  expect(page).toContain('پرداخت &lt;b&gt;۱&lt;/b&gt;');
  expect(page).not.toMatch(/<script|style=/);
});

test('the page loads its style from a file', async () => {
  const { server } = await aPayment();

  const styles = await server.inject('/bank-page.css');

  expect(styles.headers['content-type']).toContain('text/css');
  expect(styles.body).toContain('.sign');
});

test('a finished payment offers only the way back to the shop', async () => {
  const { server, path } = await aPayment();
  await server.inject({ method: 'POST', url: `${path}/pay` });

  const page = (await server.inject(path.replace('/payments', '/zarinpal/pg/StartPay'))).body;
  const back = await server.inject({ method: 'POST', url: `${path}/back` });

  expect(page).toContain(messages.finished);
  expect(page).not.toContain(`>${messages.pay}<`);
  expect(back.headers.location).toContain('Status=OK');
});

test('an unknown payment is not found', async () => {
  const { server } = await aPayment();

  const page = await server.inject('/zarinpal/pg/StartPay/S0');

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain(messages.unknown);
});

async function aPayment(description = 'پرداخت ۱') {
  const server = Fastify();
  await server.register(sandboxBankRoutes, {
    base: '',
    clock: () => new Date(),
    shopUrl: 'http://127.0.0.1:3000',
  });
  onTestFinished(() => server.close());
  const requested = await server.inject({
    method: 'POST',
    url: '/zarinpal/pg/v4/payment/request.json',
    payload: {
      merchant_id: '11111111-2222-4333-8444-555555555555',
      amount: 1_550_000,
      description,
      callback_url: 'http://127.0.0.1:3000/return',
    },
  });
  const { data } = requested.json<{ data: { authority: string } }>();
  const page = (await server.inject(`/zarinpal/pg/StartPay/${data.authority}`)).body;
  return { server, path: `/payments/${data.authority}`, page };
}
