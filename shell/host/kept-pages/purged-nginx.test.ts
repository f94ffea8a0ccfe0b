import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { aKeepingHost } from './kept-fixtures.ts';
import { anNginxBefore, hasNginx } from './nginx-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 3 * patientMs });

// These tests run the handbook's configuration.
const withNginx = test.skipIf(!hasNginx);

const dayInSeconds = 86_400;

/** The handbook's nginx in front of a host that lends it pages for a day and purges changed ones; `/hello` is already cached. */
async function aPurgedNginx() {
  const purgePort = await freePort();
  const host = await aKeepingHost({
    variables: {
      KASHI_CDN_SECONDS: String(dayInSeconds),
      KASHI_PURGE_URL: `http://127.0.0.1:${purgePort}/{file}`,
    },
  });
  const shopPort = new URL(await host.server.listen({ port: 0, host: '127.0.0.1' })).port;
  const { port } = await anNginxBefore([shopPort], purgePort);

  const get = async (path = '/hello', encoding = 'br') => {
    const headers = { 'accept-encoding': encoding };
    const asked = request({ port, path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const status = answer.headers['x-cache-status'];
    return { status, headers: answer.headers, body: await textOf(answer) };
  };
  const hits = (path?: string, encoding?: string) =>
    expect
      .poll(() => get(path, encoding).then(({ status }) => status, String), { timeout: patientMs })
      .toBe('HIT');
  await hits();
  return { ...host, get, hits };
}

withNginx('a price is right behind nginx once its notice has come', async () => {
  const { api, get, hits } = await aPurgedNginx();
  await hits('/hello', '');
  expect((await get('/hello', '')).body).toContain('price 100');
  api.state.price = 200;

  api.say(['product-1']);

  await expect
    .poll(async () => (await get('/hello', '')).body, { timeout: patientMs })
    .toContain('price 200');
  await hits('/hello', '');
  expect((await get('/hello', '')).body).toContain('price 200');
});

withNginx('a page that no notice names stays in nginx', async () => {
  const { api, get, hits } = await aPurgedNginx();
  await hits('/hello', 'gzip');
  const before = (await get('/hello', 'gzip')).headers.etag;

  api.say(['product-2']);
  api.say(['group-1']);
  await hits('/hello?variant=2');

  expect(await get('/hello', 'gzip')).toMatchObject({ status: 'HIT', headers: { etag: before } });
});

withNginx('when anything may have changed nginx forgets every page', async () => {
  const { api, get, hits } = await aPurgedNginx();
  await hits('/hello', '');
  await hits('/hello?variant=2', '');
  api.state.price = 200;

  api.say(['*']);

  for (const path of ['/hello', '/hello?variant=2'])
    await expect
      .poll(async () => (await get(path, '')).body, { timeout: patientMs })
      .toContain('price 200');
});

withNginx('a release is visible behind nginx at once', async () => {
  const { releases, get, hits } = await aPurgedNginx();
  await hits('/hello', '');
  releases.upload('mf-a', '2', { render: `write('of version two')`, badge: `return ''` });

  releases.register({ shell: '1', 'mf-a': '2' });

  await expect
    .poll(async () => (await get('/hello', '')).body, { timeout: patientMs })
    .toContain('of version two');
});

withNginx('the port for purging serves no cached page', async () => {
  const purgePort = await freePort();
  await anNginxBefore([await freePort()], purgePort);

  const answer = async () => (await fetch(`http://127.0.0.1:${purgePort}/0/`)).status;

  await expect.poll(() => answer().catch(String), { timeout: patientMs }).toBe(405);
});

test('a proxy that cannot be purged gets no page that it could reuse without asking', async () => {
  const { visit, keeps } = await aKeepingHost({
    variables: {
      KASHI_CDN_SECONDS: String(dayInSeconds),
      KASHI_PURGE_URL: `http://127.0.0.1:${await freePort()}/{file}`,
    },
  });
  await keeps();

  const { headers } = await visit({ 'kashi-cache-key': 'a' });

  expect(headers['cache-control']).toBe('no-cache');
});
