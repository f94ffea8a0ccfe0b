import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/border/release';
import { contractVersion } from '@kashi/border/remote-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registryTextIn } from '../../releases/registry/registry-in.ts';
import { ReleaseSets } from './release-sets.ts';
import { releasesFolder } from './releases-fixtures.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const onFollowed = vi.fn();
let releases: ReturnType<typeof releasesFolder>;
let sets: ReleaseSets;

beforeEach(() => {
  releases = releasesFolder();
  releases.upload('shell', '1.0.0');
  releases.upload('mf-a', '1.0.0');
  releases.register({ shell: '1.0.0', 'mf-a': '1.0.0' });
  sets = new ReleaseSets({ releasesFolder: releases.folder, hotRemote: null, log, onFollowed });
  onFollowed.mockClear();
  log.error.mockClear();
  log.info.mockClear();
  log.warn.mockClear();
});

afterEach(() => {
  sets.stop();
  releases.remove();
});

const liveVersion = async () => (await sets.pin()).remotes.get('mf-a')?.manifest.version;

test('a new release goes live without a restart, and a rollback is the same write', async () => {
  await sets.start();
  releases.upload('mf-a', '1.1.0');

  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });
  await vi.waitFor(async () => expect(await liveVersion()).toBe('1.1.0'), 3000);

  releases.register({ shell: '1.0.0', 'mf-a': '1.0.0' });
  await vi.waitFor(async () => expect(await liveVersion()).toBe('1.0.0'), 3000);
});

test('a pinned set stays unchanged, whatever is released meanwhile', async () => {
  await sets.start();
  const pinned = await sets.pin();
  releases.upload('mf-a', '1.1.0');

  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });
  await vi.waitFor(async () => expect(await liveVersion()).toBe('1.1.0'), 3000);

  expect(pinned.remotes.get('mf-a')?.manifest.version).toBe('1.0.0');
  expect(pinned.id).not.toBe((await sets.pin()).id);
});

test('a release from the time of longer hashes is served like any other', async () => {
  await sets.start();
  releases.upload('mf-a', '1.1.0', { algorithm: 'sha384' });

  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });

  await vi.waitFor(async () => expect(await liveVersion()).toBe('1.1.0'), 3000);
});

test.each([
  ['has another hash than it names', { integrity: 'sha256-forged' }],
  ['speaks another contract', { contract: contractVersion + 1 }],
  ['does not parse', { text: "'" }],
  ['has arrived by half', { web: '' }],
  ['has a file that is not the one it was built with', { web: 'changed on the way' }],
  ['has another file packed than it names', { packed: 'changed on the disk' }],
])('a release that %s never replaces the serving one', async (_reason, fault) => {
  await sets.start();
  releases.upload('mf-a', '1.1.0', fault);

  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 3000);

  expect(await liveVersion()).toBe('1.0.0');
});

test('a release with an incomplete manifest never replaces the serving one', async () => {
  await sets.start();
  releases.upload('mf-a', '1.1.0');
  const file = path.join(releases.folder, 'mf-a/1.1.0/release.json');
  const { routes: _routes, ...manifest } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as ReleaseManifest;
  writeFileSync(file, JSON.stringify(manifest));

  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 3000);

  expect(await liveVersion()).toBe('1.0.0');
});

test("a registry that turns off the shell's server rendering is not followed", async () => {
  await sets.start();
  const registry = { revision: 2, releases: { shell: { version: '1.0.0', serverRender: false } } };

  writeFileSync(path.join(releases.folder, 'registry.json'), JSON.stringify(registry));
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 3000);

  expect(await liveVersion()).toBe('1.0.0');
});

test('a remote that wants another React than this host has is served, and the log says so once', async () => {
  releases.upload('mf-a', '1.1.0', { needs: { react: '^99.0.0' } });
  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });

  await sets.start();

  expect(await liveVersion()).toBe('1.1.0');
  expect(log.warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^mf-a@1\.1\.0 wants react \^99\.0\.0, and this host renders it with \d/,
      ),
    ],
  ]);
});

test('a broken registry is one sentence in the log, without a stack, however often it is looked at', async () => {
  await sets.start();

  writeFileSync(path.join(releases.folder, 'registry.json'), '{ "revision": 2,');
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 3000);
  releases.register({ shell: '1.0.0', 'mf-a': '1.0.0' });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), 3000);

  expect(log.warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^registry\.json cannot be followed \([^\n]+\); the last set keeps serving$/,
      ),
    ],
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a release whose files arrive late goes live when they have arrived', async () => {
  await sets.start();
  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0' });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 3000);

  releases.upload('mf-a', '1.1.0');

  await vi.waitFor(async () => expect(await liveVersion()).toBe('1.1.0'), 3000);
  // Looks that found nothing new are not logged.
  expect(log.info).toHaveBeenCalledTimes(2);
});

test('while a release cannot be read, pages come from the same set at every look', async () => {
  await sets.start();
  const complains = (reason: string) =>
    vi.waitFor(() => expect(String(log.error.mock.calls)).toContain(reason), 3000);
  releases.register({ shell: '1.0.0', 'mf-a': '1.1.0', 'mf-b': '1.0.0' });
  // Each look meets another fault, so each complaint tells that the look before it has ended.
  await complains('mf-b@1.0.0');
  releases.upload('mf-a', '1.1.0', { web: '' });
  await complains('hello.js is missing');
  const set = await sets.pin();

  releases.upload('mf-a', '1.1.0', { web: 'changed on the way' });
  await complains('hello.js has another hash');
  releases.upload('mf-a', '1.1.0', { integrity: 'sha256-forged' });
  await complains('server.cjs has another hash');

  expect(await sets.pin()).toBe(set);
});

test('a followed registry is reported once, and again when all its releases have arrived', async () => {
  releases.register({ shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' });
  const text = registryTextIn(releases.folder) ?? '';

  // The registry is known at the start, and is found in the folder again.
  await sets.start([text]);
  expect(onFollowed.mock.calls).toEqual([[text, false]]);
  releases.upload('mf-b', '1.0.0', { path: '/other' });

  await vi.waitFor(() => expect(onFollowed).toHaveBeenCalledTimes(2), 3000);
  expect(onFollowed).toHaveBeenLastCalledWith(text, true);
});

test('a registry without a shell stops the start with a clear sentence', async () => {
  releases.register({ 'mf-a': '1.0.0' });

  await expect(sets.start()).rejects.toThrow('no shell that can be served');
});
