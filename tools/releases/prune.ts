import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { liveChanges, readHistory, type HistoryEntry } from './history.ts';
import { releasesFolderHere } from './releases-folder.ts';
import { readRegistry } from './registry-file.ts';
import { forgetNames } from './version-names.ts';

/**
 * Deletes the releases that nobody needs any more, and answers them as `name@version`. Kept are those that are live or canaries, the one
 * before (a rollback's), those that went out of service less than `keptDays` ago (a tab may still be made of them), and those
 * that have just arrived and are about to go live.
 */
export function prune(releasesFolder: string, keptDays: number, now = Date.now()): string[] {
  const since = now - keptDays * dayMs;
  const kept = keptReleases(releasesFolder, since);
  const doomed = folders(releasesFolder).flatMap((name) =>
    folders(path.join(releasesFolder, name))
      .filter((version) => !kept.has(`${name}@${version}`))
      .filter((version) => statSync(path.join(releasesFolder, name, version)).mtimeMs < since)
      .map((version) => ({ name, version })),
  );

  for (const { name, version } of doomed) {
    rmSync(path.join(releasesFolder, name, version), { recursive: true });
  }
  for (const name of folders(releasesFolder)) forgetNames(releasesFolder, name);
  return doomed.map(({ name, version }) => `${name}@${version}`);
}

const dayMs = 24 * 60 * 60 * 1000;

function keptReleases(releasesFolder: string, since: number): Set<string> {
  const { releases } = readRegistry(releasesFolder);
  const live = Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((served) => `${name}@${served}`),
  );
  const history = readHistory(releasesFolder);
  const before = [...lastChanges(history).values()].map(({ name, from }) => `${name}@${from}`);
  const lately = history
    .filter(({ at }) => Date.parse(at) >= since)
    .flatMap(({ name, version, from }) => [`${name}@${version}`, `${name}@${from}`]);
  return new Set([...live, ...before, ...lately]);
}

/** The last change that made another version live, by name. */
function lastChanges(history: HistoryEntry[]): Map<string, HistoryEntry> {
  const changes = liveChanges(history).filter(({ version, from }) => version !== from);
  return new Map(changes.map((entry) => [entry.name, entry]));
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

if (import.meta.main) {
  const [days = '7'] = process.argv.slice(2);
  const keptDays = Number(days);
  if (!(keptDays >= 0)) throw new Error(`«${days}» should be a number of days`);
  const gone = prune(releasesFolderHere(), keptDays);
  console.log(gone.length > 0 ? `Deleted: ${gone.join(' ')}` : 'Nothing to delete');
}
