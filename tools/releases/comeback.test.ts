import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { overtaken } from '../../shell/releases/overtaken-fixtures.ts';
import { updateRegistry } from '../../shell/releases/registry/registry-file.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { retiredLines } from './remotes.ts';
import { retire } from './retire.ts';
import { aShop, consumer } from './retirement-fixtures.ts';
import { rollBack } from './rollback.ts';

test('a rollback brings back what was live last, or a named version, and goes on from there', async () => {
  const { releases, registered } = await aShop();
  await retire(releases, 'mf-x');

  expect(await rollBack(releases, 'mf-x')).toBe('mf-x@2');
  expect(await rollBack(releases, 'mf-x')).toBe('mf-x@1');
  await retire(releases, 'mf-x');
  await rollBack(releases, 'mf-x', '2');

  expect(registered()['mf-x']?.version).toBe('2');
});

test('a remote that comes back, by a rollback or a release, has its former switches', async () => {
  const { releases, release, registered, folder } = await aShop();
  const settings = { serverRender: false, deadlineMs: 300 };
  await updateRegistry(releases.store, (registry) => ({
    ...registry,
    releases: { 'mf-x': { version: '2', ...settings } },
  }));

  await retire(releases, 'mf-x');
  await rollBack(releases, 'mf-x');
  expect(registered()['mf-x']).toEqual({ version: '2', ...settings });

  await retire(releases, 'mf-x');
  await release('mf-x', '3');
  expect(registered()['mf-x']).toEqual({ version: '3', ...settings });
  expect(registryIn(folder).retired).toEqual({});
});

test('the table tells what was retired until it is back', async () => {
  const { releases } = await aShop();
  const { store } = releases;
  await retire(releases, 'mf-x');

  expect(await retiredLines(store)).toEqual([
    expect.stringMatching(/^Retired: mf-x@2, \d{4}-\d\d-\d\d \d\d:\d\d by ./),
  ]);

  await rollBack(releases, 'mf-x');
  expect(await retiredLines(store)).toEqual([]);
});

test('a remote does not come back to addresses that another remote has by now', async () => {
  const { releases, release, registered } = await aShop();
  await retire(releases, 'mf-x');
  await release('mf-y', '1');

  await expect(rollBack(releases, 'mf-x')).rejects.toThrow(
    '/hello takes addresses of /hello, which belongs to mf-y',
  );
  expect(registered()).not.toHaveProperty('mf-x');
});

test('nor to those that a canary has, which may be live next', async () => {
  const { releases, release, canary, registered } = await aShop();
  await release('mf-y', '1', { routes: [] });
  await retire(releases, 'mf-x');
  await canary('mf-y', '2');

  await expect(rollBack(releases, 'mf-x')).rejects.toThrow('which belongs to mf-y');
  expect(registered()).not.toHaveProperty('mf-x');
});

test('nor where they were free when it was looked, and are not any more', async () => {
  const { releases, release, registered } = await aShop();
  await retire(releases, 'mf-x');
  const late = overtaken(releases, () => release('mf-y', '1'));

  await expect(rollBack(late, 'mf-x')).rejects.toThrow('which belongs to mf-y');
  expect(registered()).not.toHaveProperty('mf-x');
});

test('a version that shows a fragment of a retired remote does not come back before that one', async () => {
  const { releases, release, registered } = await aShop();
  await release('mf-y', '1', consumer);
  await release('mf-y', '2', { ...consumer, routes: [] });
  await retire(releases, 'mf-x');

  await expect(rollBack(releases, 'mf-y')).rejects.toThrow(
    'mf-y@1 shows mf-x/badge on its page own, and mf-x was retired',
  );
  expect(registered()['mf-y']?.version).toBe('2');

  await rollBack(releases, 'mf-x');
  expect(await rollBack(releases, 'mf-y')).toBe('mf-y@1');
});

test('a broken release stops no rollback, its own least of all', async () => {
  const { releases, folder, release } = await aShop();
  for (const [name, version] of [
    ['mf-y', '1'],
    ['mf-y', '2'],
    ['mf-z', '1'],
  ] as const) {
    await release(name, version, { routes: [] });
  }
  await retire(releases, 'mf-x');
  for (const broken of ['mf-y/2', 'mf-z/1']) rmSync(path.join(folder, broken, 'release.json'));

  expect(await rollBack(releases, 'mf-y')).toBe('mf-y@1');
});
