import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drainOf } from '../processes/drain.ts';
import { aKeepingHost } from './kept-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 3 * patientMs });

/** A network of proxies that is purged by tags, and the purges it got. */
async function aNetworkOfProxies() {
  const told: { tags: string[]; header: unknown; secret: unknown }[] = [];
  const state = { status: 200 };
  const server = createServer((asked, answer) => {
    void json(asked).then((body) => {
      const { tags } = body as { tags: string[] };
      const { 'surrogate-key': header, 'fastly-key': secret } = asked.headers;
      if (state.status === 200) told.push({ tags, header, secret });
      answer.writeHead(state.status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const host = await aKeepingHost({
    variables: {
      KASHI_CDN_SECONDS: '86400',
      KASHI_PURGE_URL: `http://127.0.0.1:${port}/purge`,
      KASHI_PURGE_HEADER: 'Fastly-Key: a secret',
    },
  });
  await host.keeps();
  await expect
    .poll(async () => (await host.visit()).headers['cache-control'], { timeout: patientMs })
    .toContain('s-maxage=86400');
  return { ...host, told, state };
}

test('a page carries its tags, and a change purges them', async () => {
  const { api, visit, told } = await aNetworkOfProxies();

  const { headers } = await visit();
  api.say(['product-1', 'card-1']);

  expect(headers).toMatchObject({
    'cache-tag': 'kashi,product-1',
    'surrogate-key': 'kashi product-1',
  });
  await expect
    .poll(() => told, { timeout: patientMs })
    .toContainEqual({
      tags: ['product-1', 'card-1'],
      header: 'product-1 card-1',
      secret: 'a secret',
    });
});

test('an answer on its way to the network during a purge is purged as well', async () => {
  const { api, told } = await aNetworkOfProxies();

  api.say(['product-1']);

  const ofProduct = () => told.filter(({ tags }) => tags.includes('product-1')).length;
  await expect.poll(ofProduct, { timeout: patientMs }).toBe(2);
});

test('a network that cannot be purged must ask for every page, and is purged when it is back', async () => {
  const { api, visit, told, state } = await aNetworkOfProxies();
  state.status = 503;

  api.say(['product-7']);

  const keeping = async () => (await visit()).headers['cache-control'];
  await expect.poll(keeping, { timeout: patientMs }).toBe('no-cache');
  state.status = 200;
  await expect.poll(keeping, { timeout: patientMs }).toContain('s-maxage');
  expect(told.flatMap(({ tags }) => tags)).toContain('product-7');
});

test('a host that is being stopped lets no cache keep a page that it still answers: it will purge none', async () => {
  const { api, server } = await aNetworkOfProxies();
  const drain = drainOf(server.server);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const asks = api.asked.length;
  api.state.isHeld = true;
  const late = fetch(`${url}/hello?late=1`);
  await expect.poll(() => api.asked.length, { timeout: patientMs }).toBeGreaterThan(asks);

  const closing = server.close();
  drain();
  await expect.poll(() => server.server.listening, { timeout: patientMs }).toBe(false);
  api.asked.at(-1)?.end(JSON.stringify({ price: 100 }));

  expect((await late).headers.get('cache-control')).toBe('no-cache');
  await closing;
});
