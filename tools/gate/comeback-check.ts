import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { retiredReleases } from '../../shell/releases/history.ts';
import { offeredReleases } from '../../shell/releases/named-releases.ts';
import { manifestIn } from '../../shell/releases/read-manifest.ts';
import { readRegistry } from '../../shell/releases/registry-file.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import {
  releaseId,
  type ReleaseId,
  type ReleaseStore,
} from '../../shell/releases/store/release-store.ts';
import { idOf } from './candidate.ts';
import { bringBuild, readNeighbours } from './neighbour-builds.ts';
import { strangers } from './numbers-check.ts';
import { addressesTaken } from './promises-check.ts';
import { needsOf } from './retirement-check.ts';

/**
 * Why a release of another time cannot stand among those that are live now, one sentence each: others have its addresses, be
 * it for some visitors, the shell and it speak numbers of the contract too far apart, or it needs a remote that was retired.
 * Whoever is broken by now is not asked: this may be the way out.
 */
export async function comebackCheck(releases: Releases, id: ReleaseId): Promise<string[]> {
  const { store } = releases;
  const others = [...offeredReleases(await readRegistry(store))]
    .map((each) => releaseId(each))
    .filter(({ name }) => name !== id.name);
  const offered = await Promise.all(others.map((each) => manifestOf(store, each)));
  const itself = await manifestIn(store, id);
  const taken = new Set(addressesTaken(itself, offered));
  return [...taken, ...strangersBeside(itself, offered), ...(await retiredNeeds(releases, id))];
}

function strangersBeside(itself: ReleaseManifest, offered: readonly Said[]): string[] {
  const whole = offered.filter((each) => 'contract' in each);
  if (itself.name === 'shell') return strangers(itself, whole);
  const shells = whole.filter(({ name }) => name === 'shell');
  return shells.flatMap((shell) => strangers(shell, [itself]));
}

type Said = ReleaseManifest | Pick<ReleaseManifest, 'name' | 'routes'>;

/** Most rollbacks are in a hurry, and a shop from which nothing was taken has nothing to render for them. */
async function retiredNeeds(releases: Releases, id: ReleaseId): Promise<string[]> {
  const { store } = releases;
  const retired = (await retiredReleases(store)).filter(({ name }) => name !== id.name);
  if (retired.length === 0) return [];

  const { live } = await readNeighbours(releases);
  const itself = await bringBuild(releases, id);
  const builds = new Map([...live, [id.name, itself]]);
  const needs = await Promise.all(
    retired.map(async (remote) => {
      const sentences = await needsOf(await manifestOf(store, remote), builds, itself);
      return sentences.map((each) => `${each}, and ${remote.name} was retired`);
    }),
  );
  return needs.flat().filter((sentence) => sentence.startsWith(`${idOf(itself)} `));
}

/** With no pages where it cannot be read, as when it was pruned. */
async function manifestOf(store: ReleaseStore, id: ReleaseId): Promise<Said> {
  return manifestIn(store, id).catch(() => ({ name: id.name, routes: [] }));
}
