import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { aBuild, among } from '../gate-fixtures.ts';
import { expectNoneBroken, otherBuilds, readNeighbours } from './neighbour-builds.ts';

/** A folder where `mf-x` and `mf-y` are live as 2, with a 1 before them, and `mf-y` has a canary. */
async function aShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-neighbours-'));
  const store = folderStore(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['mf-x', 'mf-y']) {
    for (const version of ['1', '2', '3']) {
      const build = aBuild({ says: { name, version } });
      cpSync(build.folder, path.join(folder, name, version), { recursive: true });
    }
    await changeRegistry(store, [{ name, version: '1', action: 'release' }]);
    await changeRegistry(store, [{ name, version: '2', action: 'release' }]);
  }
  await changeRegistry(store, [{ name: 'mf-y', version: '3', action: 'canary', percent: 10 }]);
  return { folder, store, isMirror: false };
}

const versions = (builds: { manifest: { name: string; version: string } }[]) =>
  builds.map(({ manifest }) => `${manifest.name}@${manifest.version}`);

test('a candidate stands the trial beside what neighbours were before and what their canary is', async () => {
  const shop = await aShop();
  const candidates = among(aBuild({ says: { name: 'mf-x', version: '3' } }));

  const neighbours = await readNeighbours(shop);
  const others = otherBuilds(neighbours, candidates);

  expect(versions([...neighbours.live.values()])).toEqual(['mf-x@2', 'mf-y@2']);
  expect(versions(others)).toEqual(['mf-x@2', 'mf-y@1', 'mf-y@3']);
});

test('what was taken back is no neighbour any more: what stood there before it is', async () => {
  const shop = await aShop();
  await changeRegistry(shop.store, [{ name: 'mf-x', version: '3', action: 'release' }]);
  await changeRegistry(shop.store, [{ name: 'mf-x', version: '2', action: 'rollback' }]);

  const { live, before } = await readNeighbours(shop);

  expect(live.get('mf-x')?.manifest.version).toBe('2');
  expect(before.get('mf-x')?.manifest.version).toBe('1');
});

test('what was pruned is no neighbour any more', async () => {
  const shop = await aShop();
  rmSync(path.join(shop.folder, 'mf-y/1'), { recursive: true });

  const others = otherBuilds(await readNeighbours(shop), among());

  expect(versions(others)).toEqual(['mf-x@1', 'mf-y@3']);
});

test('a remote with a live build that hosts cannot serve is named with the reason, unless a candidate replaces it', async () => {
  const shop = await aShop();
  writeFileSync(path.join(shop.folder, 'mf-y/2/node/server.cjs'), 'exports.entry = {}');

  const neighbours = await readNeighbours(shop);

  expect(versions([...neighbours.live.values()])).toEqual(['mf-x@2']);
  expect(() => expectNoneBroken(neighbours, new Set(['mf-y']))).not.toThrow();
  expect(() => expectNoneBroken(neighbours, new Set(['mf-x']))).toThrow(
    /^mf-y@2 is live and cannot be served: .*does not have the hash/,
  );
});
