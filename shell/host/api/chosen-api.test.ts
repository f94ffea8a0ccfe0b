import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { apiFetch } from './api-fetch.ts';
import { apiProxy } from './api-proxy.ts';
import { ChosenApi } from './chosen-api.ts';
import { answerHostErrors } from '../host-errors.ts';

/** An API that answers with its name and the body that it got. */
async function anApi(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer(({ method }, answer) => void answer.end(`${name} ${method}`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Two APIs, the first of which is away, and a worker's choice between them. */
async function aLostApi() {
  const [lost, other] = [await anApi('lost'), await anApi('other')];
  lost.server.close();
  await once(lost.server, 'close');
  const api = new ChosenApi([lost.url, other.url]);
  onTestFinished(() => api.stop());
  return { api, lost, other };
}

async function aProxyTo(api: ChosenApi) {
  const host = Fastify();
  answerHostErrors(host);
  await apiProxy(host, { api, prefix: '/v1', silenceMs: 1000, releaseSetFor: () => '' });
  onTestFinished(() => host.close());
  return host;
}

test('workers start with different APIs in turn', () => {
  const urls = ['http://a', 'http://b'];

  expect([0, 1, 2].map((number) => new ChosenApi(urls, number).url)).toEqual([
    'http://a',
    'http://b',
    'http://a',
  ]);
});

test.each(['GET', 'POST'])(
  "a page's %s call to an API that is away is answered by another API",
  async (method) => {
    const { api, other } = await aLostApi();

    const answer = await apiFetch(api)('/v1/Price', { method });

    expect(await answer.text()).toBe(`other ${method}`);
    expect(api.url).toBe(other.url);
  },
);

test("a browser's read is answered by another API if the first is away", async () => {
  const { api, other } = await aLostApi();
  const host = await aProxyTo(api);

  const answer = await host.inject('/v1/Price?a=1');

  expect(answer.body).toBe('other GET');
  expect(api.url).toBe(other.url);
});

test("a browser's change fails if the API is away, and the next one reaches another API", async () => {
  const { api } = await aLostApi();
  const host = await aProxyTo(api);
  const url = await host.listen({ port: 0, host: '127.0.0.1' });
  const change = () => fetch(`${url}/v1/Price`, { method: 'POST', body: 'a=1' });

  expect((await change()).status).toBe(503);
  expect(await (await change()).text()).toBe('other POST');
});

test('an API that was already left is left once', async () => {
  const { api, lost, other } = await aLostApi();

  api.leave(lost.url);
  api.leave(lost.url);

  expect(api.url).toBe(other.url);
});
