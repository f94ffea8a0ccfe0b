import path from 'node:path';
import { liveChanges, readHistory } from '../releases/history.ts';
import { readRegistry } from '../releases/registry-file.ts';
import { readCandidate, type Candidate, type Neighbours } from './candidate.ts';

/** What everybody gets now, by name. */
export function liveBuilds(releasesFolder: string): Map<string, Candidate> {
  const { releases } = readRegistry(releasesFolder);
  return new Map(
    Object.entries(releases).map(([name, { version }]) => [
      name,
      readCandidate(path.join(releasesFolder, name, version)),
    ]),
  );
}

/**
 * What may stand beside a candidate in place of what is live: what a rollback of a neighbour would make live again, the
 * canary of a neighbour, and what this very release is about to replace.
 */
export function otherBuilds(
  releasesFolder: string,
  live: Neighbours,
  candidates: Neighbours,
): Candidate[] {
  const { releases } = readRegistry(releasesFolder);
  const history = liveChanges(readHistory(releasesFolder));
  return [...live.values()].flatMap((build) => {
    const { name, version } = build.manifest;
    if (candidates.has(name)) return [build];
    const change = history.findLast((entry) => entry.name === name && entry.version === version);
    return [change?.from, releases[name]?.canary?.version]
      .filter((other) => typeof other === 'string')
      .flatMap((other) => readable(path.join(releasesFolder, name, other)));
  });
}

function readable(folder: string): Candidate[] {
  try {
    return [readCandidate(folder)];
  } catch {
    // Pruned, or of a time before this shape: nobody can go back to it.
    return [];
  }
}
