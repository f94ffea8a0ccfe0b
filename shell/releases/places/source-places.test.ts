import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aBuildFolder } from '../build-fixtures.ts';
import { aMachine, aStore } from '../mirror/mirror-fixtures.ts';
import { ReleaseMirror } from '../mirror/release-mirror.ts';
import { changeRegistry } from '../change-registry.ts';
import { prune } from '../prune.ts';
import { upload } from '../upload.ts';
import { integrityOf } from '@kashi/build/release/integrity';
import { builtPlacesIn } from './built-places.ts';
import { ownPlace, SourcePlaces } from './source-places.ts';

/**
 * The first letter of the first line comes from line 41, column 7 of a page, the eleventh from a library, the 21st from nowhere.
 */
const map = JSON.stringify({
  version: 3,
  sources: ['mf-x/src/hello/HelloPage.tsx', 'node_modules/zod/index.js', ''],
  names: [],
  mappings: 'AAwCM,UCxCN,UCAA',
});
const places = {
  own: 'web/hello.js:1:1',
  library: 'web/hello.js:1:12',
  nobody: 'web/hello.js:1:22',
};

/** A build with a map beside its script. */
function aMappedBuild(version = '1', lying = map) {
  const folder = aBuildFolder({
    says: { version, maps: { 'web/hello.js.map': integrityOf(map) } },
  });
  mkdirSync(path.join(folder, 'maps/web'), { recursive: true });
  writeFileSync(path.join(folder, 'maps/web/hello.js.map'), lying);
  return folder;
}

/** Source places that know one build, as version 1 of `mf-x`. */
function knowing(folder: string) {
  return new SourcePlaces({ folderOf: ({ version }) => (version === '1' ? folder : null) });
}

test('a stack names file and line of the source, in the format of any browser', async () => {
  const sources = knowing(aMappedBuild());
  const stack = `TypeError: any is not a function
    at hello (https://shop.example/r/mf-x/1/${places.own})
    at https://shop.example/r/mf-x/1/${places.library}
hello@https://shop.example/r/mf-x/1/${places.own}
    at render (/data/releases/mf-x/1/${places.own})
    at node:internal/process:95:5`;

  expect(await sources.named(stack)).toBe(`TypeError: any is not a function
    at hello (mf-x/src/hello/HelloPage.tsx:41:7)
    at node_modules/zod/index.js:1:1
hello@mf-x/src/hello/HelloPage.tsx:41:7
    at render (mf-x/src/hello/HelloPage.tsx:41:7)
    at node:internal/process:95:5`);
});

test("an error's place is the shop's own code if the stack has any", async () => {
  const sources = knowing(aMappedBuild());

  const found = await sources.in(`mf-x/1/${places.library} mf-x/1/${places.own}`);

  expect(ownPlace(found)).toEqual({
    release: 'mf-x@1',
    source: 'mf-x/src/hello/HelloPage.tsx:41:7',
  });
});

test.each([
  ['of an unknown release', aMappedBuild, `mf-x/2/${places.own}`],
  ['of a script without a map', aMappedBuild, 'mf-x/1/web/entry.js:1:1'],
  ['without a source file', aMappedBuild, `mf-x/1/${places.nobody}`],
  ['whose map is not the built one', () => aMappedBuild('1', '{}'), `mf-x/1/${places.own}`],
  ['of a release of before there were maps', aBuildFolder, `mf-x/1/${places.own}`],
  ['above the folder', aMappedBuild, 'mf-x/../web/hello.js:1:1'],
])('a place %s stays unchanged', async (_what, build, place) => {
  expect(await knowing(build()).named(place)).toBe(place);
});

test('an unreadable map leaves a place unchanged', async () => {
  const nonsense = 'no map';
  const folder = aBuildFolder({ says: { maps: { 'web/hello.js.map': integrityOf(nonsense) } } });
  mkdirSync(path.join(folder, 'maps/web'), { recursive: true });
  writeFileSync(path.join(folder, 'maps/web/hello.js.map'), nonsense);

  expect(await knowing(folder).named(`mf-x/1/${places.own}`)).toBe(`mf-x/1/${places.own}`);
});

// An expression that went back for each letter would take longer than a test may.
test('an endless text is examined briefly, and only in part', () => {
  const long = [`mf-x/1/${places.own} `.repeat(10_000), 'a/'.repeat(1e6), 'a'.repeat(2e6)];

  const found = long.map((text) => builtPlacesIn(text, 12).length);

  expect(found).toEqual([12, 0, 0]);
});

test('the number of maps read in a minute is limited for all askers', async () => {
  let reads = 0;
  const folder = aMappedBuild();
  const text = readFileSync(path.join(folder, 'release.json'), 'utf8');
  const maps = Object.fromEntries(
    Array.from({ length: 40 }, (_none, index) => [`web/${index}.js.map`, integrityOf(map)]),
  );
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ ...(JSON.parse(text) as object), maps }),
  );
  const sources = new SourcePlaces({
    folderOf: () => folder,
    store: {
      ...aMachine({ url: folder }).store,
      read: () => {
        reads += 1;
        return Promise.resolve(null);
      },
    },
  });

  for (let index = 0; index < 40; index += 1) await sources.named(`mf-x/1/web/${index}.js:1:1`);

  expect(reads).toBe(20);
});

test('maps travel to the store with their release and are pruned with it; a mirror fetches one when an error needs it', async () => {
  const server = await aStore();
  const team = aMachine(server);
  for (const version of ['1', '2', '3']) {
    const uploaded = await upload(aMappedBuild(version), team);
    await changeRegistry(team.store, [{ ...uploaded, action: 'release' }], [uploaded]);
  }
  const isThere = async (version: string) =>
    (await team.store.read(`mf-x/${version}/maps/web/hello.js.map`)) !== null;
  expect(await isThere('1')).toBe(true);

  const { folder, store } = aMachine(server);
  await new ReleaseMirror({ folder, store }).pull();
  const folderOf = ({ name, version }: { name: string; version: string }) =>
    path.join(folder, name, version);
  expect(() => readFileSync(path.join(folder, 'mf-x/3/maps/web/hello.js.map'))).toThrow('ENOENT');
  const sources = new SourcePlaces({ folderOf, store });
  expect(await sources.named(`mf-x/3/${places.own}`)).toBe('mf-x/src/hello/HelloPage.tsx:41:7');

  const dayMs = 24 * 60 * 60 * 1000;
  expect(await prune(team, 1, Date.now() + 2 * dayMs)).toContain('mf-x@1');
  expect(await isThere('1')).toBe(false);
  expect(await isThere('3')).toBe(true);
});

test('a release whose map is missing is still served', async () => {
  const server = await aStore();
  const team = aMachine(server);
  const uploaded = await upload(aMappedBuild(), team);
  await changeRegistry(team.store, [{ ...uploaded, action: 'release' }], [uploaded]);
  await team.store.remove('mf-x/1/maps/web/hello.js.map');
  rmSync(team.folder, { recursive: true, force: true });

  const { folder, store } = aMachine(server);

  expect(await new ReleaseMirror({ folder, store }).pull()).toBe(true);
});
