import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry } from '../../../releases/change-registry.ts';
import { readJudgements } from '../../../releases/judgements.ts';
import { readHistory } from '../../../releases/history.ts';
import { registryIn } from '../../../releases/registry/registry-in.ts';
import { anAddress } from '../../host-fixtures.ts';
import {
  aHost,
  canary,
  looksPass,
  patientMs,
  tell,
  tokenOf,
  visit,
  withCanary,
  withLive,
} from './canary-host-fixtures.ts';

vi.setConfig({ testTimeout: 2 * patientMs });

test('a visitor gets an arm once, and keeps the versions of that arm', async () => {
  const { server } = await aHost();

  const first = await visit(server);
  const [drawn = '', token = ''] = [first.headers['set-cookie']].flat();
  const [, arm = ''] = /^kashi-arm=(\d+);/.exec(drawn) ?? [];
  const again = await visit(server, `kashi-arm=${arm}`);

  expect(drawn).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  expect(token).toMatch(/^kashi-visit=.*; Path=\/vitals; HttpOnly; SameSite=Lax; Max-Age=1800$/);
  expect(String(again.headers['set-cookie'])).not.toContain('kashi-arm');
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

  for (let count = 0; count < 50; count++) {
    for (const [arm, version, lcpMs] of [
      [withLive, '1', 900] as const,
      [withCanary, '2', 1900] as const,
    ]) {
      const address = anAddress();
      const token = tokenOf(await visit(server, `kashi-arm=${arm}`, address));
      await tell(server, [[`mf-a@${version}`, 'lcpMs', lcpMs]], { token, address });
    }
  }

  await expect
    .poll(async () => (await readHistory(store)).at(-1)?.reason, { timeout: patientMs })
    .toBe('largest paint 1900 ms, before 900 ms');
});

test('a canary with which no browser comes alive is stopped without any report', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, store } = await aHost();
  const opens = async (arm: number) => {
    const address = anAddress();
    const headers = { cookie: `kashi-arm=${arm}`, 'sec-fetch-dest': 'document' };
    const answer = await server.inject({ url: '/hello', remoteAddress: address, headers });
    return { address, token: tokenOf(answer) };
  };

  for (let count = 0; count < 100; count++) {
    await opens(withCanary);
    await tell(server, [['mf-a@1', 'aliveMs', 0]], await opens(withLive));
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

  await looksPass();

  expect(registryIn(folder).releases['mf-a']?.canary).toMatchObject({ version: '2', percent: 10 });
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
