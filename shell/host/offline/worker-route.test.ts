import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const script = 'addEventListener("fetch", () => undefined);';

async function aHost(variables: Record<string, string> = {}, worker: string | undefined = script) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1', { worker });
  releases.upload('mf-a', '1');
  releases.register({ shell: '1', 'mf-a': '1' });
  return { host: await aHostOn(releases, variables), releases };
}

test('browsers install the worker of the live shell, for the whole shop', async () => {
  const { host } = await aHost();

  const { statusCode, headers, body } = await host.inject('/sw.js');

  expect(statusCode).toBe(200);
  expect(body).toBe(script);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('a browser that has the worker already is told so, and gets nothing', async () => {
  const { host } = await aHost();
  const { headers } = await host.inject('/sw.js');

  const again = await host.inject({
    url: '/sw.js',
    headers: { 'if-none-match': headers.etag as string },
  });

  expect(again.statusCode).toBe(304);
});

test('a release of the shell brings its own worker', async () => {
  const { host, releases } = await aHost();
  releases.upload('shell', '2', { worker: 'the second' });
  releases.register({ shell: '2', 'mf-a': '1' }, { revision: 2 });

  await expect
    .poll(async () => (await host.inject('/sw.js')).body, { timeout: 20_000 })
    .toBe('the second');
});

test.each([
  ['where the shop has switched it off', { KASHI_OFFLINE: 'off' }, script],
  ['where the live shell has none, as after a rollback', {}, ''],
])(
  '%s, a worker comes that empties its caches and removes itself',
  async (_, variables, worker) => {
    const { host } = await aHost(variables, worker);

    const { body, headers } = await host.inject('/sw.js');

    expect(headers['cache-control']).toBe('no-cache');
    expect(await runRetiring(body)).toEqual({ left: ['of-somebody-else'], isRegistered: false });
  },
);

/** Installs and activates the script in a browser that has kept something. */
async function runRetiring(text: string) {
  const listeners = new Map<string, (event: object) => void>();
  const names = new Set(['kashi-set-1', 'of-somebody-else']);
  let isRegistered = true;
  const done: Promise<unknown>[] = [];
  const caches = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  };
  const registration = { unregister: () => Promise.resolve((isRegistered = false)) };
  const addEventListener = (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener);
  runInNewContext(text, { addEventListener, skipWaiting: () => undefined, caches, registration });
  listeners.get('install')?.({});
  listeners.get('activate')?.({ waitUntil: (each: Promise<unknown>) => done.push(each) });
  await Promise.all(done);
  return { left: [...names], isRegistered };
}
