import { expect, onTestFinished, test, vi } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from './releases-fixtures.ts';

/** A running host with two remotes; `mf-guide` is about to be retired. */
async function aHost() {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  for (const name of ['shell', 'mf-a', 'mf-guide']) releases.upload(name, '1');
  releases.upload('mf-guide', '1', { path: '/guide' });
  releases.register({ shell: '1', 'mf-a': '1', 'mf-guide': '1' });
  const server = await aHostOn(releases, { KASHI_OVERRIDES: 'open' });
  return {
    releases,
    server,
    statusAt: async (url: string) => (await server.inject(url)).statusCode,
  };
}

test('a running host stops answering the pages of a retired remote, and answers them when it is back', async () => {
  const { releases, statusAt } = await aHost();
  expect(await statusAt('/guide')).toBe(200);

  releases.register({ shell: '1', 'mf-a': '1' }, { revision: 2 });

  await vi.waitFor(async () => expect(await statusAt('/guide')).toBe(404), 3000);
  expect(await statusAt('/hello')).toBe(200);

  releases.register({ shell: '1', 'mf-a': '1', 'mf-guide': '1' }, { revision: 3 });
  await vi.waitFor(async () => expect(await statusAt('/guide')).toBe(200), 3000);
});

test('the shell says that there is no such page, and tabs opened before get their files', async () => {
  const { releases, server, statusAt } = await aHost();

  releases.register({ shell: '1', 'mf-a': '1' }, { revision: 2 });

  await vi.waitFor(async () => expect(await statusAt('/guide')).toBe(404), 3000);
  const { body } = await server.inject('/guide');
  expect(body).toContain('not found');
  expect(body).not.toContain('mf-guide');
  expect(await statusAt('/r/mf-guide/1/web/hello.js')).toBe(200);
});

test('an override still shows a version of a retired remote', async () => {
  const { releases, server, statusAt } = await aHost();
  releases.register({ shell: '1', 'mf-a': '1' }, { revision: 2 });
  await vi.waitFor(async () => expect(await statusAt('/guide')).toBe(404), 3000);

  const asked = await server.inject('/guide?kashi=mf-guide@1');
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  const looked = await server.inject({ url: '/guide', headers: { cookie } });

  expect(looked.statusCode).toBe(200);
});
