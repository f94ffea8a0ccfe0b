import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiProxy } from './api-proxy.ts';
import { answerHostErrors } from './host-errors.ts';

/** A host in front of an API that answers like this, and waits a moment for it. */
async function aHostBefore(api: RequestListener): Promise<FastifyInstance> {
  const behind = createServer(api).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const host = Fastify();
  answerHostErrors(host);
  await apiProxy(host, {
    apiUrl: `http://127.0.0.1:${(behind.address() as AddressInfo).port}`,
    prefix: '/v1',
    silenceMs: 100,
    releaseSetFor: () => 'set-1',
  });
  onTestFinished(async () => {
    await host.close();
    behind.closeAllConnections();
    behind.close();
  });
  return host;
}

test('an API that hangs holds nobody: the call has failed after a while', async () => {
  const host = await aHostBefore(() => undefined);

  const answer = await host.inject('/v1/Orders/Carts/Read');

  expect(answer.statusCode).toBe(504);
  expect(answer.json()).toEqual({ Value: null, Message: null, Status: 504 });
});

test('an answer that stops in the middle is cut off, and never taken for the whole', async () => {
  const host = await aHostBefore((_request, answer) => void answer.write('{"Value":'));

  await expect(host.inject('/v1/Orders/Carts/Read')).rejects.toThrow();
});

test('an API that has too much to do is not asked more often for it', async () => {
  const asked = vi.fn<RequestListener>((_request, answer) => {
    answer.writeHead(503, { 'retry-after': '1' }).end();
  });
  const host = await aHostBefore(asked);

  const answer = await host.inject('/v1/Orders/Carts/Read');

  expect(answer.statusCode).toBe(503);
  expect(asked).toHaveBeenCalledOnce();
});
