import { expect, onTestFinished, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveChanges, readHistory } from '../../shell/releases/history.ts';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { expectSigned, readPublicKey } from '../../shell/releases/keys/registry-signature.ts';
import { remotesTable } from './remotes.ts';
import { aShop } from './retirement-fixtures.ts';
import { rollBack } from './rollback.ts';
import { signAsItIs } from './keys/sign-registry.ts';
import { switchRemote } from './switch.ts';

test('server rendering is switched off and on again, and the history says by whom', async () => {
  const { releases, registered } = await aShop();

  const said = await switchRemote(releases.store, 'mf-x', ['server-render', 'off']);

  expect(said).toBe('mf-x: server-render off, from now on');
  expect(registered()['mf-x']).toEqual({ version: '2', serverRender: false, deadlineMs: 800 });
  const last = (await readHistory(releases.store)).at(-1);
  expect(last).toMatchObject({
    action: 'switch',
    name: 'mf-x',
    version: '2',
    settings: { serverRender: false },
    settingsBefore: { serverRender: true },
  });
  expect(last?.by).not.toBe('');
  expect((await remotesTable(releases.store))[1]).toContain('browser alone');

  await switchRemote(releases.store, 'mf-x', ['server-render', 'on']);
  expect(registered()['mf-x']?.serverRender).toBe(true);
});

test('a deadline is set, and the canary beside what is live stays', async () => {
  const { releases, canary, registered } = await aShop();
  await canary('mf-x', '3');

  await switchRemote(releases.store, 'mf-x', ['deadline', '600']);

  expect(registered()['mf-x']).toMatchObject({ deadlineMs: 600, canary: { version: '3' } });
});

test('a switch that is set already leaves the registry as it is', async () => {
  const { releases } = await aShop();
  const before = await readHistory(releases.store);

  const said = await switchRemote(releases.store, 'mf-x', ['deadline', '800']);

  expect(said).toBe('mf-x: deadline 800, was so already');
  expect(await readHistory(releases.store)).toEqual(before);
});

test('a switch is no release: a rollback still leads to the version before', async () => {
  const { releases } = await aShop();
  await switchRemote(releases.store, 'mf-x', ['server-render', 'off']);

  expect(await rollBack(releases, 'mf-x')).toBe('mf-x@1');
  expect(liveChanges(await readHistory(releases.store)).map(({ action }) => action)).toEqual([
    'release',
    'release',
    'rollback',
  ]);
});

test.each([
  ['mf-y', 'deadline', '600', 'mf-y is not live: mf-x is'],
  ['mf-x', 'canary', '50', '«canary» is no switch: there are server-render and deadline'],
  ['mf-x', 'constructor', 'on', '«constructor» is no switch'],
  ['mf-x', 'server-render', 'false', '«false» should be on or off'],
  ['mf-x', 'deadline', '49', 'from 50 to 10000'],
  ['mf-x', 'deadline', '10001', 'from 50 to 10000'],
  ['mf-x', 'deadline', '6e2', '«6e2» should be a number of milliseconds'],
  ['shell', 'server-render', 'off', 'without the shell there is no page'],
])('%s %s %s is refused in a sentence', async (name, wanted, value, sentence) => {
  const { releases } = await aShop();

  await expect(switchRemote(releases.store, name, [wanted, value])).rejects.toThrow(sentence);
});

test('a signed registry is signed anew', async () => {
  const { releases, folder } = await aShop();
  const { key, publicKey } = newKeyPair();
  vi.stubEnv('KASHI_REGISTRY_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  await signAsItIs(releases.store);

  await switchRemote(releases.store, 'mf-x', ['deadline', '600']);

  const registry: unknown = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'));
  expect(registry).toHaveProperty('releases.mf-x.deadlineMs', 600);
  expectSigned(registry, readPublicKey(publicKey));
});
