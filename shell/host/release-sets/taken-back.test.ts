import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
});

afterEach(() => {
  sets.stop();
  releases.remove();
});

/** Writes the registry with a canary of `mf-a` since a revision. */
function withCanary(revision: number, { since = revision, shell = '1.0.0' } = {}) {
  const canary = { version: '1.1.0', percent: 50, since };
  const offered = { shell: { version: shell }, 'mf-a': { version: '1.0.0', canary } };
  const file = path.join(releases.folder, 'registry.json');
  writeFileSync(file, JSON.stringify({ revision, releases: offered }));
}

const canaryOfA = { name: 'mf-a', canary: '1.1.0' };

test('a canary that was taken back stays away when another team releases', async () => {
  releases.upload('mf-a', '1.1.0');
  withCanary(2);
  await sets.start();
  sets.takeBack({ ...canaryOfA, since: 2 });
  releases.upload('shell', '2.0.0');

  withCanary(3, { since: 2, shell: '2.0.0' });
  await vi.waitFor(
    async () => expect((await sets.pin()).shell.manifest.version).toBe('2.0.0'),
    3000,
  );

  expect(sets.trials()).toEqual([]);
});

test('a canary that was taken back and is shown anew is served again', async () => {
  releases.upload('mf-a', '1.1.0');
  withCanary(2);
  await sets.start();
  sets.takeBack({ ...canaryOfA, since: 2 });
  expect(sets.trials()).toEqual([]);

  withCanary(3);

  await vi.waitFor(() => expect(sets.trials()).toMatchObject([{ since: 3 }]), 3000);
});

test('a step that began after the one that was taken back is served', async () => {
  releases.upload('mf-a', '1.1.0');
  withCanary(3);
  await sets.start();

  sets.takeBack({ ...canaryOfA, since: 2 });

  expect(sets.trials()).toMatchObject([{ since: 3 }]);
});

test('a canary that is taken back before the registry with it is followed is never served', async () => {
  releases.upload('mf-a', '1.1.0');
  releases.upload('shell', '2.0.0');
  await sets.start();
  sets.takeBack({ ...canaryOfA, since: 3 });

  withCanary(3, { shell: '2.0.0' });
  await vi.waitFor(
    async () => expect((await sets.pin()).shell.manifest.version).toBe('2.0.0'),
    3000,
  );

  expect(sets.trials()).toEqual([]);
});

test('a canary that was taken back stays away although its files arrive later', async () => {
  await sets.start();
  withCanary(3);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 3000);
  sets.takeBack({ ...canaryOfA, since: 3 });

  releases.upload('mf-a', '1.1.0');
  await vi.waitFor(
    () => expect(onFollowed).toHaveBeenLastCalledWith(expect.anything(), true),
    3000,
  );

  expect(sets.trials()).toEqual([]);
});
