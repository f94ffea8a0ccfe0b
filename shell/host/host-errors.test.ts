import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerHostErrors } from './host-errors.ts';

const cause = 'connect ECONNREFUSED 10.0.0.7:3001';

/** A host whose every route fails. */
function aHost() {
  const server = Fastify();
  answerHostErrors(server);
  const fail = () => {
    throw new Error(cause);
  };
  server.get('/*', fail);
  server.post('/v1/*', fail);
  return server;
}

test('a page that fails leads to the page for an unreachable server', async () => {
  const answer = await aHost().inject('/product/1?returnUrl=/cart');

  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/webServiceError');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('if that page fails itself, it leads nowhere and reveals nothing', async () => {
  const answer = await aHost().inject('/WEBSERVICEERROR?from=/cart');

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain(cause);
});

test('a call that fails is answered in the envelope, without its cause', async () => {
  const answer = await aHost().inject({ method: 'POST', url: '/v1/Identity/Account/Login' });

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ Value: null, Message: null, Status: 500 });
});
