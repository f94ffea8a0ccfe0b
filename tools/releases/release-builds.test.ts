import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aBuildFolder } from '../../shell/releases/build-fixtures.ts';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { releases as releasesNow, uploads } from '../../shell/releases/mirror/mirror-fixtures.ts';
import { overtaken } from '../../shell/releases/overtaken-fixtures.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { releaseBuilds } from './release-builds.ts';

/** A team with a build of `mf-x` to release, while another one makes `mf-y` live right before it. */
function aSlowerTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ours = path.join(folder, 'mf-x');
  cpSync(aBuildFolder(), path.join(ours, 'dist'), { recursive: true });
  const releases = releasesIn(path.join(folder, 'releases'));
  return {
    ours,
    releases: overtaken(releases, () => releasesNow(releases, 'mf-y', '1')),
    live: () => Object.keys(registryIn(releases.folder).releases),
    registry: () => registryIn(releases.folder),
  };
}

test('a build that was judged before another remote went live is judged again beside that remote', async () => {
  const { ours, releases, live } = aSlowerTeam();
  const judge = async () => {
    if (live().includes('mf-y')) throw new Error('mf-y has its address');
  };

  await expect(releaseBuilds([ours], releases, { judge })).rejects.toThrow('mf-y has its address');

  expect(live()).toEqual(['mf-y']);
});

test('where the second judgement finds no fault, both are live', async () => {
  const { ours, releases, live } = aSlowerTeam();

  await releaseBuilds([ours], releases, { judge: async () => undefined });

  expect(live()).toEqual(['mf-y', 'mf-x']);
});

test('a build that another one replaces while the gate looks does not go live', async () => {
  const { ours, releases, live } = aSlowerTeam();
  const judge = async () => {
    const other = aBuildFolder({ says: { version: '2' } });
    cpSync(other, path.join(ours, 'dist'), { recursive: true });
  };

  await expect(releaseBuilds([ours], releases, { judge })).rejects.toThrow(
    'mf-x was built anew while it was judged: release it again',
  );

  expect(live()).toEqual([]);
});

test('where nothing is judged, as at a start, the build that is there by then goes live', async () => {
  const { ours, releases, registry } = aSlowerTeam();
  const other = aBuildFolder({ says: { version: '2' } });

  const isReleased = releaseBuilds([ours], releases);
  // The release has read the first build and waits.
  cpSync(other, path.join(ours, 'dist'), { recursive: true });
  await isReleased;

  expect(registry().releases['mf-x']?.version).toBe('2');
});

const auto = { percent: 1, promotes: true };

test('the first release of a remote goes live at once, though it asks for a canary that promotes itself', async () => {
  const { ours, releases, registry } = aSlowerTeam();

  const outcome = await releaseBuilds([ours], releases, auto);

  expect(outcome).toEqual([{ release: 'mf-x@1', outcome: 'Live' }]);
  expect(registry().releases['mf-x']?.version).toBe('1');
});

test('a retired remote does not come back by a canary that promotes itself', async () => {
  const { ours, releases, live } = aSlowerTeam();
  await releasesNow(releases, 'mf-x', '0');
  await changeRegistry(releases.store, [{ name: 'mf-x', version: '0', action: 'retire' }]);

  await expect(releaseBuilds([ours], releases, auto)).rejects.toThrow('has no live version yet');

  expect(live()).toEqual(['mf-y']);
});

test('what is live already is no change for a release that promotes itself, as of a push without code', async () => {
  const { ours, releases, registry } = aSlowerTeam();
  await releaseBuilds([ours], releases);
  const { revision } = registry();

  const outcome = await releaseBuilds([ours], releases, auto);

  expect(outcome).toEqual([{ release: 'mf-x@1', outcome: 'Live already' }]);
  expect(registry().revision).toBe(revision);
});

test('a canary that promotes itself goes on from its step when the same build is released again', async () => {
  const { ours, releases, registry } = aSlowerTeam();
  await releasesNow(releases, 'mf-x', '0');
  await releaseBuilds([ours], releases, auto);
  const step = { name: 'mf-x', version: '1', action: 'canary', percent: 50 } as const;
  await changeRegistry(releases.store, [{ ...step, promotes: true }]);
  const before = registry();

  const [released] = await releaseBuilds([ours], releases, auto);

  expect(released?.outcome).toBe('A canary for 50 of 100 visitors, then more by itself');
  expect(registry()).toEqual(before);
});

test('a build that is live again after a revert takes back the canary that its team has reverted', async () => {
  const { ours, releases, registry } = aSlowerTeam();
  await releaseBuilds([ours], releases);
  const bad = await uploads(releases, 'mf-x', '2');
  const step = { name: 'mf-x', version: '2', action: 'canary', percent: 1 } as const;
  await changeRegistry(releases.store, [{ ...step, promotes: true }], [bad]);

  const [released] = await releaseBuilds([ours], releases, auto);

  expect(released).toEqual({
    release: 'mf-x@1',
    outcome: 'Live already, and the canary 2 is taken back',
  });
  expect(registry().releases['mf-x']).toMatchObject({ version: '1' });
  expect(registry().releases['mf-x']?.canary).toBeUndefined();
});
