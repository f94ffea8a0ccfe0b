import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readHistory } from '../../shell/releases/history.ts';
import { overtaken } from '../../shell/releases/overtaken-fixtures.ts';
import { prune } from '../../shell/releases/prune.ts';
import { registryIn, registryTextIn } from '../../shell/releases/registry/registry-in.ts';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { expectSigned, readPublicKey } from '../../shell/releases/keys/registry-signature.ts';
import { retire } from './retire.ts';
import { aShop, consumer } from './retirement-fixtures.ts';
import { rollBack } from './rollback.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a retired remote is in the registry no more, and the history says what it was and by whom', async () => {
  const { releases, registered } = await aShop();

  expect(await retire(releases, 'mf-x')).toBe('mf-x@2');

  expect(registered()).toEqual({});
  const last = (await readHistory(releases.store)).at(-1);
  expect(last).toMatchObject({ action: 'retire', name: 'mf-x', version: null, from: '2' });
  expect(last?.by).not.toBe('');
});

test('its canary goes with it, by the same change', async () => {
  const { releases, folder, canary, registered } = await aShop();
  await canary('mf-x', '3');
  const { revision } = registryIn(folder);

  await retire(releases, 'mf-x');

  expect(registered()).toEqual({});
  expect(registryIn(folder).revision).toBe(revision + 1);
  expect((await readHistory(releases.store)).slice(-2)).toMatchObject([
    { action: 'rollback', from: '3', percent: null },
    { action: 'retire', from: '2' },
  ]);
});

test('a host that takes back the canary of a retired remote leaves the registry as it is', async () => {
  const { releases, canary } = await aShop();
  await canary('mf-x', '3');
  await retire(releases, 'mf-x');

  const change = { name: 'mf-x', version: '3', action: 'rollback', percent: null } as const;

  expect(await changeRegistry(releases.store, [change])).toEqual([]);
});

test('a remote that a live release or a canary needs is not retired, and those that need it are named', async () => {
  const live = await aShop();
  await live.release('mf-y', '1', consumer);
  const next = await aShop();
  await next.release('mf-y', '1', { ...consumer, routes: [] });
  await next.canary('mf-y', '2', consumer);

  for (const [{ releases, registered }, version] of [
    [live, '1'],
    [next, '2'],
  ] as const) {
    await expect(retire(releases, 'mf-x')).rejects.toThrow(
      `mf-x is needed:\nmf-y@${version} shows mf-x/badge on its page own`,
    );
    expect(registered()).toHaveProperty('mf-x');
  }
});

test('a remote stays when another one begins to need it before the retirement is written', async () => {
  const { releases, release, registered } = await aShop();
  const late = overtaken(releases, () => release('mf-y', '1', consumer));

  await expect(retire(late, 'mf-x')).rejects.toThrow(
    'mf-x is needed:\nmf-y@1 shows mf-x/badge on its page own',
  );
  expect(registered()).toHaveProperty('mf-x');
});

test('an unrelated change does not stop a retirement', async () => {
  const { releases, release, registered } = await aShop();
  const late = overtaken(releases, () => release('mf-y', '1', { routes: [] }));

  await retire(late, 'mf-x');

  expect(Object.keys(registered())).toEqual(['mf-y']);
});

test.each([
  ['its release.json is gone', (release: string) => rmSync(path.join(release, 'release.json'))],
  [
    'its code is another one',
    (release: string) => writeFileSync(path.join(release, 'node/server.cjs'), ''),
  ],
])('a remote that is broken can be retired: %s', async (_how, breakIt) => {
  const { releases, folder, registered } = await aShop();
  breakIt(path.join(folder, 'mf-x/2'));

  await retire(releases, 'mf-x');

  expect(registered()).toEqual({});
});

test('a remote stays while a broken neighbour might need it, until that neighbour is mended', async () => {
  const { releases, folder, release, registered } = await aShop();
  await release('mf-y', '1', { routes: [] });
  rmSync(path.join(folder, 'mf-y/1/release.json'));

  await expect(retire(releases, 'mf-x')).rejects.toThrow(
    /^mf-y@1 is live and cannot be served: .*release\.json is missing/,
  );
  expect(registered()).toHaveProperty('mf-x');
});

test('the shell, and what was never released, cannot be retired', async () => {
  const { releases } = await aShop();

  await expect(retire(releases, 'shell')).rejects.toThrow('it cannot be retired');
  await expect(retire(releases, 'mf-y')).rejects.toThrow('mf-y is not live');
});

test('what is released meanwhile is not retired', async () => {
  const { releases, release, registered } = await aShop();
  await release('mf-x', '3');

  const late = changeRegistry(releases.store, [{ name: 'mf-x', version: '2', action: 'retire' }]);

  await expect(late).rejects.toThrow('mf-x@2 is live no more');
  expect(registered()['mf-x']?.version).toBe('3');
});

test('its files stay for the tabs that are made of them, and are pruned in the end', async () => {
  const { releases, folder } = await aShop();
  await retire(releases, 'mf-x');
  for (const version of ['1', '2']) utimesSync(path.join(folder, 'mf-x', version), 0, 0);
  utimesSync(path.join(folder, 'mf-x/1/release.json'), 0, 0);
  utimesSync(path.join(folder, 'mf-x/2/release.json'), 0, 0);

  expect(await prune(releases, 7)).toEqual([]);
  expect(readdirSync(path.join(folder, 'mf-x'))).toEqual(['1', '2']);

  const gone = await prune(releases, 7, Date.now() + 8 * dayMs);
  expect(gone.toSorted()).toEqual(['mf-x@1', 'mf-x@2']);
  await expect(rollBack(releases, 'mf-x')).rejects.toThrow('mf-x@2 is not there any more');
});

test('a signed registry is signed without it', async () => {
  const { key, publicKey } = newKeyPair();
  vi.stubEnv('KASHI_REGISTRY_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { releases, folder } = await aShop();

  await retire(releases, 'mf-x');

  const registry: unknown = JSON.parse(registryTextIn(folder) ?? '');
  expect(() => expectSigned(registry, readPublicKey(publicKey))).not.toThrow();
  expect(registry).toMatchObject({ releases: {} });
});
