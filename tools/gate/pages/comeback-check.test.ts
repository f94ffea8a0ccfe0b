import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractVersion } from '@kashi/border/remote-contract';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { upload } from '../../../shell/releases/upload.ts';
import type { Candidate } from '../builds/candidate.ts';
import { comebackCheck } from './comeback-check.ts';
import { aBuild, aNeighbour, aRemoteWithPage, aShell, route } from '../gate-fixtures.ts';

/** A shop where these went live one after another, and `mf-x` with its page `/hello` was retired in the end. */
async function aShopWithoutX(...builds: Candidate[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-comeback-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const releases = releasesIn(folder);
  for (const build of [...builds, aBuild()]) {
    const { name, version } = await upload(build.folder, releases);
    await changeRegistry(releases.store, [{ name, version, action: 'release' }]);
  }
  await changeRegistry(releases.store, [{ name: 'mf-x', version: '1', action: 'retire' }]);
  return releases;
}

test('a version that leads to the pages of a retired remote is named with the place', async () => {
  const releases = await aShopWithoutX(
    aShell('/news'),
    aNeighbour('/hello', '1'),
    aNeighbour('/news', '2'),
  );

  expect(await comebackCheck(releases, { name: 'mf-y', version: '1' })).toEqual([
    'mf-y@1 leads to /hello at /news, and mf-x was retired',
  ]);
  expect(await comebackCheck(releases, { name: 'mf-y', version: '2' })).toEqual([]);
});

test('a fault of other remotes stops no rollback', async () => {
  const releases = await aShopWithoutX(aShell('/hello'), aNeighbour('/news'));

  expect(await comebackCheck(releases, { name: 'mf-y', version: '1' })).toEqual([]);
  expect(await comebackCheck(releases, { name: 'shell', version: '1' })).toEqual([
    'shell@1 leads to /hello, and mf-x was retired',
  ]);
});

test('a neighbour that fails while it is written, and a shell that fails around every page, stop no rollback either', async () => {
  const failing = aRemoteWithPage({
    name: 'mf-z',
    page: 'failing',
    pipe: `() => Promise.reject(new Error('in the middle'))`,
  });
  const failingShell = aBuild({
    says: { name: 'shell', version: '2', routes: [], fragments: [] },
    server: `exports.entry = {
      contract: ${contractVersion},
      inlineScripts: [],
      renderFrame: () => Promise.reject(new Error('no frame')),
    };`,
  });
  const releases = await aShopWithoutX(aShell('/news'), aNeighbour('/news'), failing);
  const inNoFrame = await aShopWithoutX(failingShell, aNeighbour('/hello'));

  expect(await comebackCheck(releases, { name: 'mf-y', version: '1' })).toEqual([]);
  expect(await comebackCheck(releases, { name: 'shell', version: '1' })).toEqual([]);
  expect(await comebackCheck(inNoFrame, { name: 'mf-y', version: '1' })).toEqual([]);
});

test('of a retired remote that was pruned the fragments are known, and the pages are not', async () => {
  const routes = [route('own', ['mf-x/badge'])];
  const consumer = aBuild({ says: { name: 'mf-z', routes, fragments: [] } });
  const releases = await aShopWithoutX(aShell('/news'), aNeighbour('/hello'), consumer);
  rmSync(path.join(releases.folder, 'mf-x'), { recursive: true });

  expect(await comebackCheck(releases, { name: 'mf-y', version: '1' })).toEqual([]);
  expect(await comebackCheck(releases, { name: 'mf-z', version: '1' })).toEqual([
    'mf-z@1 shows mf-x/badge on its page own, and mf-x was retired',
  ]);
});

test('a shell does not come back among remotes with a number of the contract that it never knew', async () => {
  const says = { name: 'shell', version: '0', contract: contractVersion - 1, routes: [] };
  const before = aBuild({ says: { ...says, fragments: [] } });
  const releases = await aShopWithoutX(before, aShell('/news'), aNeighbour('/news'));

  expect(await comebackCheck(releases, { name: 'shell', version: '0' })).toContain(
    `mf-y speaks contract ${contractVersion}; shell@0 speaks ${contractVersion - 1} and ${contractVersion - 2}`,
  );
});

test('a shell does not come back among remotes that need a library newer than it lends', async () => {
  const lending = (version: string, react: string) =>
    aBuild({ says: { name: 'shell', version, routes: [], fragments: [], lends: { react } } });
  const needing = (version: string, range: string) =>
    aBuild({ says: { name: 'mf-z', version, routes: [route('own')], needs: { react: range } } });
  const releases = await aShopWithoutX(
    lending('1', '19.3.1'),
    needing('1', '^19.3.0'),
    lending('2', '19.4.0'),
    needing('2', '^19.4.0'),
  );

  expect(await comebackCheck(releases, { name: 'shell', version: '1' })).toEqual([
    'mf-z wants react ^19.4.0, shell@1 lends 19.3.1',
  ]);
  expect(await comebackCheck(releases, { name: 'mf-z', version: '1' })).toEqual([]);
});
