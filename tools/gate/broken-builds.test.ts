import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releasedRecording } from '@kashi/build/recorded-file';
import { integrityOf } from '@kashi/build/release/integrity';
import { contractVersion } from '@kashi/border/remote-contract';
import type { ReleaseManifest } from '@kashi/border/release';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { upload } from '../../shell/releases/upload.ts';
import { aBuildFolder, type BuildWish } from '../../shell/releases/build-fixtures.ts';
import { Gate } from './gate.ts';
import { aNeighbour, aShell, route } from './gate-fixtures.ts';

/** What a gate says of a build, whether it refuses or throws, where a shell is live. */
async function said(folder: string): Promise<string[]> {
  const { releases } = await aLiveShop();
  try {
    return await new Gate([folder], releases).refusals();
  } catch (error) {
    // Any other kind of error would be printed with its stack.
    expect((error as Error).constructor).toBe(Error);
    return [(error as Error).message];
  }
}

async function aLiveShop() {
  const shell = aShell('/news');
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const releases = releasesIn(folder);
  for (const { folder: dist } of [shell, aNeighbour('/news')]) {
    const { name, version } = await upload(dist, releases);
    await changeRegistry(releases.store, [{ name, version, action: 'release' }]);
  }
  return { releases, shell };
}

const routes = [route('hello')];
const serverWith = (more: string) =>
  `exports.entry = { contract: ${contractVersion}, routes: ${JSON.stringify(routes)}, fragments: ['badge'], ${more} };`;
const expects: ReleaseManifest['expects'] = [
  { fragment: 'mf-x/badge', props: {}, shows: ['<button'] },
];

test.each<[string, BuildWish, string]>([
  [
    'a style sheet that is none',
    { web: { 'hello.css': '.mf-x-title-ab12 { color: red' } },
    'mf-x@1: styles: web/hello.css: is no style sheet (<css input>:1:1: Unclosed block)',
  ],
  [
    'a script that no Safari before 16.4 can read',
    { web: { 'hello.js': '"mf-x-title-ab12";class A{static{b()}}' } },
    'mf-x@1: floor: web/hello.js: static {} is younger than the floor (safari 16.4)',
  ],
  [
    'a script that is none',
    { web: { 'hello.js': '"mf-x-title-ab12";const' } },
    'mf-x@1: floor: web/hello.js: it cannot be read as a module of ES2022 (Unexpected token',
  ],
  [
    'a style sheet that browsers of the floor show otherwise',
    { web: { 'hello.css': '.mf-x-title-ab12 { color: color-mix(in srgb, red, blue) }' } },
    'mf-x@1: floor: web/hello.css: color-mix() is younger than the floor (',
  ],
  [
    'code of the server that throws no error but a word',
    { server: 'throw "not today"' },
    'mf-x@1: contract: not today',
  ],
  [
    'code of the server that throws nothing at all',
    { server: 'throw undefined' },
    'mf-x@1: contract: undefined',
  ],
  [
    'code of the server that is none',
    { server: 'exports.entry = {' },
    'mf-x@1: contract: Unexpected end of input',
  ],
  [
    'a fragment that throws where another team counts on it',
    {
      says: { routes, expects },
      server: serverWith(`
        renderPage: async () => ({
          kind: 'found',
          head: { title: 'hello' },
          data: {},
          pipe: async (write) => write('hello'),
        }),
        renderFragment: async () => { throw new TypeError('no badge') }`),
    },
    'mf-x@1: expectations: mf-x expects mf-x/badge to render: no badge',
  ],
  [
    'a shell that breaks around every page',
    {
      says: { name: 'shell', version: '2', routes: [], fragments: [] },
      server: `exports.entry = {
        contract: ${contractVersion},
        inlineScripts: [],
        renderFrame: () => Promise.reject(new TypeError('no frame')),
      };`,
    },
    'shell@2: rendering: /news cannot be written: no frame',
  ],
])('%s is refused in one sentence', async (_what, wish, sentence) => {
  const refusals = await said(aBuildFolder(wish));

  expect(refusals).toEqual([expect.stringContaining(sentence)]);
  expect(refusals.join()).not.toContain('\n');
});

test('recorded answers and source maps that have not arrived, or only half of them, are refused by name', async () => {
  const recordedIntegrity = integrityOf('{}');
  const maps = { 'web/hello.js.map': integrityOf('{}') };
  const none = aBuildFolder({ says: { recordedIntegrity, maps } });
  const half = aBuildFolder({ says: { recordedIntegrity } });
  writeFileSync(path.join(half, releasedRecording), '{"guest":');

  expect(await said(none)).toEqual([
    'mf-x@1: files: maps/web/hello.js.map is missing',
    'mf-x@1: files: recorded.json is missing',
  ]);
  expect(await said(half)).toEqual(['mf-x@1: files: recorded.json is not what its integrity says']);
});

test('recorded answers of a live build that were cut off are named with their file', async () => {
  const { releases, shell } = await aLiveShop();
  const file = path.join(releases.folder, 'shell', shell.manifest.version, releasedRecording);
  writeFileSync(file, '{"guest":');
  const folder = aBuildFolder({ says: { routes } });

  await expect(new Gate([folder], releases).refusals()).rejects.toThrow(
    `${file} is cut off, and holds no recorded answers`,
  );
});
