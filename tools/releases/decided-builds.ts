import path from 'node:path';
import { hasArrived } from '../../shell/releases/mirror/arrive.ts';
import { liveChanges, readHistory, type HistoryEntry } from '../../shell/releases/history.ts';
import { namedReleases, offeredReleases } from '../../shell/releases/named-releases.ts';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { changeFile } from '../../shell/releases/store/change-file.ts';
import type { ReleaseId } from '../../shell/releases/store/release-store.ts';
import { folderOf } from '../workspace.ts';

/** By name the version of the build that a start or a release was last about, whatever became of it. */
type Decided = Record<string, string>;

/** Lies beside the registry of a shop on one machine, where a start makes the checkout live. */
const file = 'checkout.json';

/** What a start does with the builds of its checkout; those of retired remotes are left out. */
interface Sorted {
  /** The names whose builds go live. */
  undecided: string[];
  /** Builds that it leaves as they are. */
  decided: ReleaseId[];
  /** The names of those that visitors get although files of theirs are lost or damaged. */
  lost: string[];
}

/** Notes that it is decided who gets these builds, so that no later start makes them live for everyone. */
export async function noteDecided(builds: readonly ReleaseId[], releases: Releases): Promise<void> {
  // No start releases into a store that machines share.
  if (releases.isMirror) return;
  const noted: Decided = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const withNoted = (before: Buffer | null) => ({ ...decidedIn(before), ...noted });
  await changeFile(
    releases.store,
    file,
    (before) => `${JSON.stringify(withNoted(before), null, 2)}\n`,
  );
}

/**
 * A start makes live all builds into an empty registry, and otherwise those that are other ones than were last decided on. What was
 * rolled back since stays rolled back, and what was retired comes back by a command alone.
 */
export async function sortBuilds(
  names: readonly string[],
  { store, folder }: Releases,
): Promise<Sorted> {
  const registry = await readRegistry(store);
  const { releases, retired = {} } = registry;
  const isEmpty = Object.keys(releases).length === 0;
  const noted = decidedIn((await store.read(file))?.content ?? null);
  const history = await readHistory(store);
  const known = new Set([...namedReleases(registry), ...releasesIn(history)]);
  const offered = offeredReleases(registry);
  const sorted: Sorted = { undecided: [], decided: [], lost: [] };
  for (const each of names) {
    const { name, version } = readManifest(path.resolve(folderOf(each), 'dist'));
    const id = `${name}@${version}`;
    if (!(name in releases) && name in retired) continue;
    // A shop has no note if an older version of this command has set it up: then a build that is known was decided on.
    const isDecided =
      noted[name] === undefined
        ? known.has(id)
        : noted[name] === version && !wasReleasedByOlder(history, { name, version });
    if (isEmpty || !isDecided) {
      sorted.undecided.push(each);
      continue;
    }
    sorted.decided.push({ name, version });
    const integrity = registry.integrity?.[id] ?? null;
    if (offered.has(id) && !(await hasArrived(folder, { name, version }, { integrity })))
      sorted.lost.push(each);
  }
  return sorted;
}

function releasesIn(history: readonly HistoryEntry[]): string[] {
  return history.flatMap(({ name, version, from }) => [
    `${name}@${version ?? ''}`,
    `${name}@${from ?? ''}`,
  ]);
}

/**
 * Whether an older version of the code, to which the shop went back for a while, has made its own build live since the note about
 * this one: each release is noted, but by versions from before there were notes.
 */
function wasReleasedByOlder(
  history: readonly HistoryEntry[],
  { name, version }: ReleaseId,
): boolean {
  const ofName = liveChanges(history).filter((entry) => entry.name === name);
  const wasLive = ofName.some(
    (entry) => ['release', 'promote'].includes(entry.action) && entry.version === version,
  );
  const last = ofName.at(-1);
  return wasLive && last?.action === 'release' && last.version !== version;
}

/** A note that was cut off is none. */
function decidedIn(content: Buffer | null): Decided {
  try {
    return JSON.parse(content?.toString() ?? '{}') as Decided;
  } catch {
    return {};
  }
}
