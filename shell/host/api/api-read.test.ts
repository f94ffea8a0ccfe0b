import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apiRead } from './api-read.ts';

async function anApi(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/Price`;
}

test('an answer is read as a whole, with its headers', async () => {
  const url = await anApi(({ headers }, answer) => {
    answer.writeHead(404, { 'kashi-tags': 'product-1', 'set-cookie': ['a=1', 'b=2'] });
    answer.write(`{"Asked":"${headers['accept-encoding']}","Name":"سلا`);
    setImmediate(() => answer.end('م"}'));
  });

  const answer = await apiRead(url, new Headers({ 'accept-encoding': 'identity' }));

  expect(answer.status).toBe(404);
  expect(answer.ok).toBe(false);
  expect(answer.headers.get('kashi-tags')).toBe('product-1');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({ Asked: 'identity', Name: 'سلام' });
});

test('an answer can be read in every way that the platform offers', async () => {
  const url = await anApi((_request, answer) => void answer.end('سلام'));

  const answer = await apiRead(url, new Headers());

  expect(await new Response(answer.body).text()).toBe('سلام');
  expect(Buffer.from(await answer.bytes()).toString()).toBe('سلام');
  expect(await answer.clone().text()).toBe('سلام');
});

test('an answer that breaks off in the middle is a failure', async () => {
  const url = await anApi((_request, answer) => {
    answer.writeHead(200, { 'content-length': 100 });
    answer.write('half');
    setImmediate(() => answer.destroy());
  });

  await expect(apiRead(url, new Headers())).rejects.toMatchObject({
    name: 'TypeError',
    cause: { code: 'ECONNRESET' },
  });
});

test('an abort rejects with the reason that was given, and ends the call at the API', async () => {
  const gone = Promise.withResolvers<void>();
  const url = await anApi((_request, answer) => void answer.on('close', () => gone.resolve()));
  const giveUp = new AbortController();
  const reason = new Error('late');

  const reading = apiRead(url, new Headers(), giveUp.signal);
  setTimeout(() => giveUp.abort(reason), 50);

  await expect(reading).rejects.toBe(reason);
  await gone.promise;
  await expect(apiRead(url, new Headers(), giveUp.signal)).rejects.toBe(reason);
});
