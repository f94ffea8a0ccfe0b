import path from 'node:path';
import { liveChanges, readHistory } from '../../shell/releases/history.ts';
import { mirrorHere } from '../../shell/releases/mirror/mirror-here.ts';
import { registryIn } from '../../shell/releases/registry-in.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { readCandidate, type Candidate, type Neighbours } from './candidate.ts';

export interface NeighbourBuilds {
  /** What everybody gets now, by name. */
  live: Neighbours;
  /** By name, what may stand in its place: what a rollback would make live again, and the canary. */
  instead: ReadonlyMap<string, Candidate[]>;
}

/** Reads the builds that a candidate would stand among, as they lie on this machine or are brought to it. */
export async function readNeighbours(releases: Releases): Promise<NeighbourBuilds> {
  const { folder, store } = releases;
  const mirror = mirrorHere(releases);
  await mirror?.pull();
  // By the registry that has been brought with them: the store's may be another one by now.
  const { releases: registered } = registryIn(folder);
  const history = liveChanges(await readHistory(store));
  const entries = Object.entries(registered).map(([name, { version, canary }]) => {
    const change = history.findLast((entry) => entry.name === name && entry.version === version);
    const others = [change?.from, canary?.version].filter((other) => typeof other === 'string');
    return { name, version, others };
  });
  await mirror?.bring(
    entries.flatMap(({ name, others }) => others.map((other) => `${name}@${other}`)),
  );

  const folderOf = (name: string, version: string) => path.join(folder, name, version);
  return {
    live: new Map(
      entries.map(({ name, version }) => [name, readCandidate(folderOf(name, version))]),
    ),
    instead: new Map(
      entries.map(({ name, others }) => [
        name,
        others.flatMap((other) => readable(folderOf(name, other))),
      ]),
    ),
  };
}

/** What may stand beside candidates in place of what is live; of their own names, what they are about to replace. */
export function otherBuilds(
  { live, instead }: NeighbourBuilds,
  candidates: Neighbours,
): Candidate[] {
  return [...live].flatMap(([name, build]) =>
    candidates.has(name) ? [build] : (instead.get(name) ?? []),
  );
}

function readable(folder: string): Candidate[] {
  try {
    return [readCandidate(folder)];
  } catch {
    // Pruned, or of a time before this shape: nobody can go back to it.
    return [];
  }
}
