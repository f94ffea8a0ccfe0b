import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readHistory } from '../../shell/releases/history.ts';
import { uploads } from '../../shell/releases/mirror/mirror-fixtures.ts';
import { prune } from '../../shell/releases/prune.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { overtaken } from '../../shell/releases/overtaken-fixtures.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { remotesTable } from './remotes.ts';
import { rollBack } from './rollback.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A folder of its own, where versions of `mf-x` arrive and go live. */
function aReleasesFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-releases-'));
  const releases = releasesIn(folder);
  const { store } = releases;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    releases,
    store,
    async release(version: string, name = 'mf-x') {
      await uploads(releases, name, version);
      return changeRegistry(store, [{ name, version, action: 'release' }]);
    },
    arrived(version: string, at: number) {
      utimesSync(path.join(folder, 'mf-x', version), at / 1000, at / 1000);
    },
    live: (name = 'mf-x') => registryIn(folder).releases[name]?.version,
    versions: () => readdirSync(path.join(folder, 'mf-x')).toSorted(),
  };
}

test('a release is live, and the history says what it replaced and by whom', async () => {
  const { store, release, live } = aReleasesFolder();

  await release('1');
  await release('2');

  expect(live()).toBe('2');
  expect(await readHistory(store)).toMatchObject([
    { revision: 1, action: 'release', name: 'mf-x', version: '1', from: null },
    { revision: 2, action: 'release', name: 'mf-x', version: '2', from: '1' },
  ]);
  expect((await readHistory(store))[0]?.by).not.toBe('');
});

test('what is live already is no change', async () => {
  const { folder, store, release } = aReleasesFolder();
  await release('1');

  expect(await release('1')).toEqual([]);

  expect(registryIn(folder).revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('six teams that release at once all go live', { timeout: 20_000 }, async () => {
  const { folder, store, live } = aReleasesFolder();
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];

  await Promise.all(names.map((name) => releaseInAnotherProcess(folder, name)));

  expect(names.map((name) => live(name))).toEqual(names.map(() => '1'));
  expect((await readHistory(store)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a command that was cut off in the middle does not stop others for good', async () => {
  const { folder, release, live } = aReleasesFolder();
  const lock = path.join(folder, 'registry.json.lock');
  mkdirSync(lock);
  utimesSync(lock, 0, 0);

  await release('1');

  expect(live()).toBe('1');
});

test('rolling back again goes further back, and a named version is found', async () => {
  const { releases, store, release, live } = aReleasesFolder();
  await release('1');
  await release('2');
  await release('3');

  await rollBack(releases, 'mf-x');
  expect(live()).toBe('2');
  await rollBack(releases, 'mf-x');
  expect(live()).toBe('1');
  await rollBack(releases, 'mf-x', '3');

  expect(live()).toBe('3');
  expect((await readHistory(store)).at(-1)).toMatchObject({ action: 'rollback', from: '1' });
});

test('a rollback does not replace a version that was made live meanwhile', async () => {
  const { releases, release, live } = aReleasesFolder();
  await release('1');
  await release('2');
  const late = overtaken(releases, () => release('3'));

  await expect(rollBack(late, 'mf-x')).rejects.toThrow('mf-x has been changed meanwhile');
  expect(live()).toBe('3');
});

test('there is no way back from the first release, to an unknown version, or of an unknown remote', async () => {
  const { releases, release, live } = aReleasesFolder();
  await release('1');

  await expect(rollBack(releases, 'mf-x')).rejects.toThrow('mf-x@1 is the first release of mf-x');
  await expect(rollBack(releases, 'mf-x', '7')).rejects.toThrow('mf-x@7 is not there any more');
  await expect(rollBack(releases, 'mf-y')).rejects.toThrow('mf-y was never released');

  expect(live()).toBe('1');
});

test.each([
  ['is not whole: node/server.cjs', 'node/server.cjs', '// changed'],
  ['is of a time before these hosts', 'release.json', '{"name":"mf-x"}'],
])('nothing is made live again that %s', async (reason, file, content) => {
  const { folder, releases, release, live } = aReleasesFolder();
  await release('1');
  await release('2');
  writeFileSync(path.join(folder, 'mf-x/1', file), content);
  const { integrity: _unknown, ...older } = registryIn(folder);
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(older));

  await expect(rollBack(releases, 'mf-x')).rejects.toThrow(`mf-x@1 ${reason}`);
  expect(live()).toBe('2');
});

test('pruning keeps what is live, what a rollback needs, what open tabs need and what has just arrived', async () => {
  const { folder, releases, release, arrived, versions } = aReleasesFolder();
  for (const version of ['1', '2', '3', '4']) await release(version);
  const later = Date.now() + 30 * dayMs;
  mkdirSync(path.join(folder, 'mf-x/5'));
  arrived('5', later);

  expect(await prune(releases, 60, later)).toEqual([]);
  expect((await prune(releases, 7, later)).toSorted()).toEqual(['mf-x@1', 'mf-x@2']);

  expect(versions()).toEqual(['3', '4', '5']);
});

test('after a rollback pruning keeps what the next one needs, and not what was taken back', async () => {
  const { releases, release, arrived, versions } = aReleasesFolder();
  for (const version of ['1', '2', '3']) await release(version);
  await rollBack(releases, 'mf-x');
  const later = Date.now() + 30 * dayMs;
  for (const version of versions()) arrived(version, 0);

  expect(await prune(releases, 7, later)).toEqual(['mf-x@3']);
  expect(await rollBack(releases, 'mf-x')).toBe('mf-x@1');
});

test('pruning sees who has gone out of service a moment ago', async () => {
  const { releases, release, versions } = aReleasesFolder();
  for (const version of ['1', '2', '3']) await release(version);

  await prune(
    overtaken(releases, () => release('4')),
    0,
  );

  expect(versions()).toEqual(['3', '4']);
});

test('a version that becomes live again while others are deleted stays', async () => {
  const { releases, store, release, live, versions } = aReleasesFolder();
  for (const version of ['1', '2', '3', '4']) await release(version);
  let isDeleting = false;
  const remove: typeof store.remove = async (key) => {
    if (!isDeleting) {
      isDeleting = true;
      await rollBack(releases, 'mf-x', '2');
    }
    return store.remove(key);
  };

  expect(await prune({ ...releases, store: { ...store, remove } }, 0)).toEqual(['mf-x@1']);

  expect(live()).toBe('2');
  expect(versions()).toEqual(['2', '3', '4']);
});

test('the table says of every remote what is live, since when and before what', async () => {
  const { store, release } = aReleasesFolder();
  await release('1');
  await release('2');

  const [head, row] = await remotesTable(store);

  expect(head).toMatch(/^remote +live +since/);
  expect(row).toMatch(/^mf-x +2 +\d{4}-\d\d-\d\d \d\d:\d\d +release by .+ +1 +server and browser$/);
});

function releaseInAnotherProcess(folder: string, name: string) {
  const [module, places] = ['change-registry.ts', 'releases-here.ts'].map(
    (file) => pathToFileURL(path.resolve('shell/releases', file)).href,
  );
  const changes = JSON.stringify([{ name, version: '1', action: 'release' }]);
  const code = `import { changeRegistry } from '${module}'; import { releasesIn } from '${places}';
    await changeRegistry(releasesIn('${folder}').store, ${changes});`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
}
