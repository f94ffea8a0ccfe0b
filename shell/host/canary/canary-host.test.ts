import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { readJudgements } from '../../releases/judgements.ts';
import { readHistory } from '../../releases/history.ts';
import { registryIn } from '../../releases/registry/registry-in.ts';
import { folderStore } from '@kashi/shared/file-store/folder-store';
import { aHostOn, anAddress } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { getsCanary } from '../visitor.ts';

/** The registry is read several times a second and a canary is judged once a second; a busy machine takes longer. */
const patientMs = 20_000;
vi.setConfig({ testTimeout: 2 * patientMs });

const canary = { name: 'mf-a', version: '2', percent: 10 };
const arms = Array.from({ length: 100 }, (_, arm) => arm);
const getsIt = (arm: number) => getsCanary({ arm, canaries: [], overrides: [] }, canary);
const [withCanary = -1] = arms.filter(getsIt);
const [withLive = -1] = arms.filter((arm) => !getsIt(arm));

/** A host whose `mf-a` is live as 1, with 2 as a canary for ten arms of a hundred. */
async function aHost(render = `write('two')`) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { text: 'one' });
  releases.upload('mf-a', '2', { render });
  releases.register({ shell: '1', 'mf-a': '1' });
  const store = folderStore(releases.folder);
  await changeRegistry(store, [{ ...canary, action: 'canary', by: 'team' }]);
  const server = await aHostOn(releases);
  return { server, folder: releases.folder, store };
}

const visit = (server: FastifyInstance, cookie = '', remoteAddress = anAddress()) =>
  server.inject({ url: '/hello', headers: { cookie }, remoteAddress });

test('a visitor gets an arm once, and keeps the versions of that arm', async () => {
  const { server } = await aHost();

  const first = await visit(server);
  const [, arm = ''] = /^kashi-arm=(\d+);/.exec(String(first.headers['set-cookie'])) ?? [];
  const again = await visit(server, `kashi-arm=${arm}`);

  expect(first.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.body).toBe(first.body);
  expect((await visit(server, `kashi-arm=${withCanary}`)).body).toContain('two');
  expect((await visit(server, `kashi-arm=${withLive}`)).body).toContain('one');
  expect((await visit(server, 'kashi-arm=100; kashi-canary=mf-a')).body).toContain('two');
});

test("during a canary no cache may give one visitor's answer to another visitor", async () => {
  const { server, store } = await aHost();

  const dealt = await visit(server, `kashi-arm=${withLive}`);
  expect(dealt.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
  expect(dealt.body).toContain('"measuredShare":1');

  await changeRegistry(store, [{ name: 'mf-a', version: '2', action: 'promote', by: 'team' }]);
  await expect
    .poll(async () => (await visit(server)).body, { timeout: patientMs })
    .not.toContain('"measuredShare":1');
  const live = await visit(server);
  expect(live.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(live.headers['set-cookie']).toBeUndefined();
  expect(live.body).toContain('two');
});

test('a visitor is told of another live set only when their own set is gone', async () => {
  const { server } = await aHost();
  const setAt = async (cookie: string) => {
    const [, set = ''] = /"releaseSet":"(\w+)"/.exec((await visit(server, cookie)).body) ?? [];
    const answers = await Promise.all(
      ['/healthz', '/v1/anything'].map((url) => server.inject({ url, headers: { cookie } })),
    );
    return { set, told: answers.map(({ headers }) => headers['x-release-set']) };
  };

  const one = await setAt(`kashi-arm=${withLive}`);
  const two = await setAt(`kashi-arm=${withCanary}`);

  expect(one.told).toEqual([one.set, one.set]);
  expect(two.told).toEqual([two.set, two.set]);
  expect(one.set).not.toBe(two.set);
});

test('a canary that throws is stopped by the host itself, without a failure for the other arms', async () => {
  const { server, folder, store } = await aHost(
    `if (Math.random() < 0.5) throw new Error('broken')`,
  );
  const statuses = { canary: new Set<number>(), live: new Set<number>() };
  for (let request = 0; request < 60; request++) {
    statuses.live.add((await visit(server, `kashi-arm=${withLive}`)).statusCode);
    statuses.canary.add((await visit(server, `kashi-arm=${withCanary}`)).statusCode);
  }

  await expect
    .poll(() => registryIn(folder).releases['mf-a'], { timeout: patientMs })
    .toEqual({
      version: '1',
      serverRender: true,
      deadlineMs: expect.any(Number) as number,
    });

  expect([...statuses.live]).toEqual([200]);
  expect(statuses.canary).toContain(503);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'host',
    name: 'mf-a',
    version: '1',
    from: '2',
    reason: expect.stringMatching(/^errors on the server \d+ %, before 0 %$/) as string,
  });
  // The judgement is logged after the registry has changed.
  await expect
    .poll(() => readJudgements(store), { timeout: patientMs })
    .toMatchObject([{ canary: '2', predecessor: '1', verdict: 'worse' }]);
  await expect
    .poll(async () => (await visit(server, `kashi-arm=${withCanary}`)).body, { timeout: patientMs })
    .toContain('one');
});

test('a host that may not write the registry stops serving a bad canary itself', async () => {
  const { server, folder } = await aHost(`throw new Error('broken')`);
  mkdirSync(path.join(folder, 'registry.json.new'));
  for (let request = 0; request < 30; request++) {
    await visit(server, `kashi-arm=${withLive}`);
    await visit(server, `kashi-arm=${withCanary}`);
  }

  await expect
    .poll(async () => (await visit(server, `kashi-arm=${withCanary}`)).body, { timeout: patientMs })
    .toContain('one');

  expect(registryIn(folder).releases['mf-a']?.canary).toMatchObject({ version: '2', percent: 10 });
});

test('a canary that is slow in browsers is stopped by their reports', async () => {
  const { server, store } = await aHost();
  const tell = (version: string, lcpMs: number) =>
    server.inject({
      method: 'POST',
      url: '/vitals',
      remoteAddress: anAddress(),
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify([[`mf-a@${version}`, 'lcpMs', lcpMs]]),
    });

  for (let count = 0; count < 50; count++) {
    await tell('1', 900);
    await tell('2', 1900);
  }

  await expect
    .poll(async () => (await readHistory(store)).at(-1)?.reason, { timeout: patientMs })
    .toBe('largest paint 1900 ms, before 900 ms');
});

test('a canary with which no browser comes alive is stopped without any report', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, store } = await aHost();
  const opens = (arm: number) =>
    server.inject({
      url: '/hello',
      remoteAddress: anAddress(),
      headers: { cookie: `kashi-arm=${arm}`, 'sec-fetch-dest': 'document' },
    });
  const comesAlive = (release: string) =>
    server.inject({
      method: 'POST',
      url: '/vitals',
      remoteAddress: anAddress(),
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify([[release, 'aliveMs', 0]]),
    });

  for (let count = 0; count < 100; count++) {
    await opens(withCanary);
    await opens(withLive);
    await comesAlive('mf-a@1');
  }
  vi.setSystemTime(Date.now() + 40_000);

  await expect
    .poll(async () => (await readHistory(store)).at(-1)?.reason, { timeout: patientMs })
    .toBe('silent visits 100 %, before 0 %');
});

test('one address cannot take a canary back, and neither can visitors who chose the canary', async () => {
  const { server, folder } = await aHost(`throw new Error('broken')`);
  for (let request = 0; request < 60; request++) {
    await visit(server, `kashi-arm=${withLive}`);
    await visit(server, `kashi-arm=${withCanary}`, '10.9.9.9');
    await visit(server, `kashi-arm=${withLive}; kashi-canary=mf-a`);
  }

  const looks = vi.fn(() => registryIn(folder).releases['mf-a']?.canary);
  await vi.waitFor(() => {
    looks();
    expect(looks.mock.calls.length).toBeGreaterThan(30);
  }, patientMs);

  expect(looks.mock.results.at(-1)?.value).toMatchObject({ version: '2', percent: 10 });
});

test('a canary whose files are not whole is not served', async () => {
  const { server, store } = await aHost();
  await changeRegistry(store, [{ ...canary, version: '3', action: 'canary', by: 'team' }]);

  await expect
    .poll(async () => (await visit(server, `kashi-arm=${withCanary}; kashi-canary=mf-a`)).body, {
      timeout: patientMs,
    })
    .toContain('one');
});
