import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerHostErrors } from '../host-errors.ts';

/** A host whose API does not answer. */
function aHostAlone(): FastifyInstance {
  const server = Fastify();
  answerHostErrors(server);
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null),
  );
  server.all('/*', () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:3001'), { statusCode: 503 });
  });
  onTestFinished(() => server.close());
  return server;
}

test('a shopper who comes back from the bank while the API is away is told that nothing is lost, and the page retries', async () => {
  const answer = await aHostAlone().inject({ url: '/pay/zarinpal/a1?Authority=S1&Status=OK' });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<meta http-equiv="refresh" content="5">');
  expect(answer.body).toContain('پولی که پرداخت کرده‌اید گم نمی‌شود');
  expect(answer.body).not.toContain('ECONNREFUSED');
});

test('a form that the bank posted is sent again by a reload, never by an address without the form', async () => {
  const answer = await aHostAlone().inject({
    method: 'POST',
    url: '/pay/saman/a1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'State=OK&RefNum=R1',
  });

  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('http-equiv="refresh"');
  expect(answer.body).toContain('دوباره بارگذاری کنید');
});

test('a call without an answer stays a call', async () => {
  const answer = await aHostAlone().inject({ method: 'POST', url: '/v1/Orders/Carts/Read' });

  expect(answer.json()).toEqual({ Value: null, Message: null, Status: 503 });
});

test('a shopper at the sandbox bank, which is away with the API, can try again or go back to the shop', async () => {
  const accept = 'text/html,application/xhtml+xml';
  const page = await aHostAlone().inject({
    url: '/bank/zarinpal/StartPay/A1',
    headers: { accept },
  });
  const form = await aHostAlone().inject({
    method: 'POST',
    url: '/bank/payments/A1/pay',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect([page.statusCode, form.statusCode]).toEqual([503, 503]);
  expect(page.body).toContain('<a href="">تلاش دوباره</a>');
  expect(page.body).toContain('<a href="/">بازگشت به فروشگاه</a>');
  expect(form.body).toContain('دوباره بارگذاری کنید');
  expect(form.body).not.toContain('http-equiv="refresh"');
});
