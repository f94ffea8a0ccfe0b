import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderStore } from '@kashi/file-store/folder-store';
import { changeRegistry } from '../../releases/change-registry.ts';
import { getsCanary } from '../visitor.ts';
import { freePort } from '../processes/free-port.ts';
import { aKeepingHost } from './kept-fixtures.ts';
import { anNginxBefore, hasNginx } from './nginx-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 3 * patientMs });

// These tests run the handbook's configuration.
const withNginx = test.skipIf(!hasNginx);

const patient = { timeout: patientMs };
const dayInSeconds = 86_400;

/** A host purges everything once, and once more for answers that were on their way: when it hears the API, or after a release. */
const purgesOfEverything = 2;
const foldersOfNginx = 16;

/** Another proxy, purged after nginx: what it was told nginx has done. */
async function aProxyThatCounts() {
  let purges = 0;
  const server = createServer((_, answer) => {
    purges += 1;
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, purges: () => purges };
}

/**
 * The handbook's nginx in front of a host that lends it pages for a day and purges changed ones; `/hello` is already cached. The
 * two purges with which a host begins are over, so that a page leaves nginx only by what the test does.
 */
async function aPurgedNginx() {
  const purgePort = await freePort();
  const hostPort = await freePort();
  const { port } = await anNginxBefore([hostPort], { purge: purgePort });
  await expect
    .poll(() => fetch(`http://127.0.0.1:${purgePort}/`).then(() => true, String), patient)
    .toBe(true);
  const beginning = await aProxyThatCounts();
  const host = await aKeepingHost({
    variables: {
      KASHI_CDN_SECONDS: String(dayInSeconds),
      KASHI_PURGE_URL: `http://127.0.0.1:${purgePort}/{file},${beginning.url}/{file}`,
    },
  });
  await host.server.listen({ port: hostPort, host: '127.0.0.1' });
  await expect
    .poll(beginning.purges, patient)
    .toBeGreaterThanOrEqual(purgesOfEverything * foldersOfNginx);

  const get = async (path = '/hello', encoding = 'br', cookie = '') => {
    const headers = { 'accept-encoding': encoding, cookie };
    const asked = request({ port, path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const status = answer.headers['x-cache-status'];
    return { status, headers: answer.headers, body: await textOf(answer) };
  };
  const hits = (path?: string, encoding?: string) =>
    expect
      .poll(() => get(path, encoding).then(({ status }) => status, String), patient)
      .toBe('HIT');
  await hits();
  /** Gets a page whose data come only when both purges of what happens meanwhile are over. */
  const getDuring = async (path: string, happens: () => unknown) => {
    const { state, asked } = host.api;
    const asks = asked.length;
    const purges = beginning.purges();
    state.isHeld = true;
    const late = get(path, '');
    await expect.poll(() => asked.length, patient).toBeGreaterThan(asks);
    await happens();
    await expect
      .poll(beginning.purges, patient)
      .toBeGreaterThanOrEqual(purges + purgesOfEverything * foldersOfNginx);
    state.isHeld = false;
    asked.at(-1)?.end(JSON.stringify({ price: state.price }));
    return late;
  };
  return { ...host, get, hits, getDuring };
}

withNginx('a price is right behind nginx once its notice has come', async () => {
  const { api, get, hits } = await aPurgedNginx();
  await hits('/hello', '');
  expect((await get('/hello', '')).body).toContain('price 100');
  api.state.price = 200;

  api.say(['product-1']);

  await expect.poll(async () => (await get('/hello', '')).body, patient).toContain('price 200');
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
    await expect.poll(async () => (await get(path, '')).body, patient).toContain('price 200');
});

withNginx('a release is visible behind nginx at once', async () => {
  const { releases, get, hits } = await aPurgedNginx();
  await hits('/hello', '');
  releases.upload('mf-a', '2', { render: `write('of version two')`, badge: `return ''` });

  releases.register({ shell: '1', 'mf-a': '2' });

  await expect
    .poll(async () => (await get('/hello', '')).body, patient)
    .toContain('of version two');
});

withNginx('a page that was still composed of the old release does not stay in nginx', async () => {
  const { releases, get, getDuring } = await aPurgedNginx();
  releases.upload('mf-a', '2', { render: `write('of version two')`, badge: `return ''` });

  const late = await getDuring('/hello?late=1', () =>
    releases.register({ shell: '1', 'mf-a': '2' }),
  );

  expect(late.body).toContain('price 100');
  expect((await get('/hello?late=1', '')).body).toContain('of version two');
});

withNginx('a page that was composed while a canary began does not hide the canary', async () => {
  const { releases, get, getDuring } = await aPurgedNginx();
  const canary = { name: 'mf-a', version: '2', percent: 50 };
  releases.upload('mf-a', '2', { render: `write('of the canary')`, badge: `return ''` });

  const late = await getDuring('/hello?late=1', () =>
    changeRegistry(folderStore(releases.folder), [{ ...canary, action: 'canary', by: 'team' }]),
  );

  const arms = Array.from({ length: 100 }, (_, arm) => arm);
  const arm = arms.find((each) => getsCanary({ arm: each, canaries: [], overrides: [] }, canary));
  expect(late.body).toContain('price 100');
  expect((await get('/hello?late=1', '', `kashi-arm=${arm}`)).body).toContain('of the canary');
});

withNginx('the port for purging serves no cached page', async () => {
  const purgePort = await freePort();
  await anNginxBefore([await freePort()], { purge: purgePort });

  const answer = async () => (await fetch(`http://127.0.0.1:${purgePort}/0/`)).status;

  await expect.poll(() => answer().catch(String), patient).toBe(405);
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
