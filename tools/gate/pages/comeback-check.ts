import type { ReleaseManifest } from '@kashi/border/release';
import { retiredReleases } from '../../../shell/releases/history.ts';
import { offeredReleases } from '../../../shell/releases/named-releases.ts';
import { manifestIn } from '../../../shell/releases/read-manifest.ts';
import { readRegistry } from '../../../shell/releases/registry/registry-file.ts';
import type { Releases } from '../../../shell/releases/releases-here.ts';
import {
  releaseId,
  type ReleaseId,
  type ReleaseStore,
} from '../../../shell/releases/store/release-store.ts';
import { idOf } from '../builds/candidate.ts';
import { bringBuild, readNeighbours } from '../builds/neighbour-builds.ts';
import { unlent } from '../checks/lent-libraries-check.ts';
import { strangers } from '../checks/numbers-check.ts';
import { addressesTaken } from '../checks/promises-check.ts';
import { needsOf } from '../checks/retirement-check.ts';

/**
 * Reasons why an older release cannot be live beside today's, one sentence each: another remote has its addresses, even as a
 * canary; its contract number and the shell's do not match; a library is needed in another version than the one that is lent; or it
 * needs a retired remote. Live builds that are broken are not checked, since this rollback may repair them.
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
  const [shells, remotes] =
    itself.name === 'shell'
      ? [[itself], whole]
      : [whole.filter(({ name }) => name === 'shell'), [itself]];
  return shells.flatMap((shell) => [
    ...strangers(shell, remotes),
    ...remotes.flatMap((remote) => unlentBy(shell, remote)),
  ]);
}

/** A shell from before ADR 034 says nothing of what it lends. */
function unlentBy({ version, lends }: ReleaseManifest, remote: ReleaseManifest): string[] {
  return lends ? unlent(remote, { lends, lender: `shell@${version}` }) : [];
}

type Said = ReleaseManifest | Pick<ReleaseManifest, 'name' | 'routes'>;

/** A rollback is urgent, so pages render only if a remote was retired meanwhile. */
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

/** Without pages if the release cannot be read, such as one that was pruned. */
async function manifestOf(store: ReleaseStore, id: ReleaseId): Promise<Said> {
  return manifestIn(store, id).catch(() => ({ name: id.name, routes: [] }));
}
