import { randomInt } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { connect, createServer as createConnectionServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiProxy } from './api-proxy.ts';
import { ChosenApi } from './chosen-api.ts';
import { answerHostErrors } from '../host-errors.ts';
import { freePort } from '../processes/free-port.ts';

/** A host in front of an API that answers with this listener; the host waits briefly for the API. */
async function aHostBefore(api: RequestListener): Promise<FastifyInstance> {
  return aHostAt(await anApi(api));
}

/**
 * Returns the API's port. A process that a test beside this one has just started inherits this test's open sockets until its own
 * program runs, so a given port may stay taken for a moment after its server has closed.
 */
async function anApi(api: RequestListener, port = 0): Promise<number> {
  const behind = await vi.waitFor(
    async () => {
      const server = createServer(api).listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    },
    { timeout: 30_000 },
  );
  onTestFinished(() => {
    behind.closeAllConnections();
    behind.close();
  });
  return (behind.address() as AddressInfo).port;
}

async function aHostAt(apiPort: number): Promise<FastifyInstance> {
  const host = Fastify();
  answerHostErrors(host);
  await apiProxy(host, {
    api: new ChosenApi([`http://127.0.0.1:${apiPort}`]),
    prefix: '/v1',
    silenceMs: 100,
    releaseSetFor: () => 'set-1',
  });
  onTestFinished(() => host.close());
  return host;
}

/** An API whose process ends at its first connection. Returns the port, and a promise of the process's end. */
async function anApiThatIsKilled() {
  const dying = createConnectionServer((socket) => {
    dying.close();
    socket.resetAndDestroy();
  });
  const port = await listenAside(dying);
  return { port, gone: once(dying, 'close') };
}

/** Listens at a port outside the range of automatic ports, so that no other test takes it before it is used again. */
async function listenAside(server: Server): Promise<number> {
  const port = randomInt(15_000, 30_000);
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return port;
  } catch {
    return listenAside(server);
  }
}

test('an API that hangs does not hold a caller: the call fails after a while', async () => {
  const host = await aHostBefore(() => undefined);

  const answer = await host.inject('/v1/Orders/Carts/Read');

  expect(answer.statusCode).toBe(504);
  expect(answer.json()).toEqual({ Value: null, Message: null, Status: 504 });
});

test('an answer that stops in the middle is cut off, and is never taken for the whole answer', async () => {
  const host = await aHostBefore((_request, answer) => void answer.write('{"Value":'));

  await expect(host.inject('/v1/Orders/Carts/Read')).rejects.toThrow();
});

test('an overloaded API does not get more calls because of its refusals', async () => {
  const asked = vi.fn<RequestListener>((_request, answer) => {
    answer.writeHead(503, { 'retry-after': '1' }).end();
  });
  const host = await aHostBefore(asked);

  const answer = await host.inject('/v1/Orders/Carts/Read');

  expect(answer.statusCode).toBe(503);
  expect(asked).toHaveBeenCalledOnce();
});

test('a reading call is answered by the API that replaces a killed one', async () => {
  const { port, gone } = await anApiThatIsKilled();
  const host = await aHostAt(port);

  const answer = host.inject('/v1/Orders/Carts/Read').then(({ statusCode }) => statusCode);
  await gone;
  await anApi((_request, again) => void again.end('{}'), port);

  expect(await answer).toBe(200);
});

test('a call is refused while no API can take it, and it certainly did nothing', async () => {
  const host = await aHostAt(await freePort());

  const answer = await fetch(`${await host.listen({ port: 0 })}/v1/Orders/Carts/AddCartItem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ Value: null, Message: null, Status: 503 });
});

test('a call that changes something is sent once, whatever happens to the API', async () => {
  const { port, gone } = await anApiThatIsKilled();
  const host = await aHostAt(port);
  const changed = vi.fn<RequestListener>((_request, again) => void again.end('{}'));

  const url = '/v1/Orders/Carts/AddCartItem';
  const failed = expect(host.inject({ method: 'POST', url, payload: {} })).rejects.toThrow();
  await gone;
  await anApi(changed, port);

  await failed;
  expect(changed).not.toHaveBeenCalled();
});

/** Sends these words on a connection of its own, and returns everything until the other side closes it. */
async function said(url: string, words: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(words);
  return text(socket);
}

const withOwnAgreements: RequestListener = (_request, answer) => {
  answer.writeHead(200, {
    connection: 'keep-alive, X-Private',
    'keep-alive': 'timeout=7',
    'x-private': 'for the host',
    'x-public': 'for everybody',
  });
  answer.end('{}');
};

test.each([
  ['asks for it', 'GET /v1/x HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
  ['speaks HTTP/1.0', 'GET /v1/x HTTP/1.0\r\n\r\n'],
])('the connection of a client that %s is closed after the answer', async (_why, words) => {
  const host = await aHostBefore(withOwnAgreements);

  const answer = await said(await host.listen({ port: 0 }), words);

  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('headers of the connection between API and host are not passed on', async () => {
  const host = await aHostBefore(withOwnAgreements);

  const { headers } = await fetch(`${await host.listen({ port: 0 })}/v1/x`);

  expect(headers.get('keep-alive')).not.toBe('timeout=7');
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.has('x-private')).toBe(false);
  expect(headers.get('x-public')).toBe('for everybody');
});
