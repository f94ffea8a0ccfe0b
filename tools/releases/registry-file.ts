import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registrySchema, type Registry } from '../../shared/src/host/registry.ts';
import { authorHere } from './author.ts';
import { historyFile, type HistoryEntry } from './history.ts';
import { withLock } from './with-lock.ts';

/** What one command does to one remote or to the shell. */
export interface Change {
  name: string;
  version: string;
  action: HistoryEntry['action'];
}

/** The registry as it is; an empty one where nothing was ever released. */
export function readRegistry(releasesFolder: string): Registry {
  const file = registryFile(releasesFolder);
  if (!existsSync(file)) return { revision: 0, releases: {} };
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Makes versions live: the registry is written beside and renamed, so that a running host sees the old one or the new one
 * and nothing between. Of two teams that release at once, the second waits for the first. Answers what has changed, which
 * is also what the history is told.
 */
export function changeRegistry(releasesFolder: string, wanted: Change[]): Promise<HistoryEntry[]> {
  return withLock(`${registryFile(releasesFolder)}.lock`, () => {
    const { revision, releases } = readRegistry(releasesFolder);
    const at = new Date().toISOString();
    const changes = wanted
      .map((change): HistoryEntry => {
        const from = releases[change.name]?.version ?? null;
        return { at, revision: revision + 1, by: authorHere(), ...change, from };
      })
      .filter(({ version, from }) => version !== from);
    if (changes.length === 0) return [];

    for (const { name, version } of changes) {
      releases[name] = { ...newcomer, ...releases[name], version };
    }
    write(releasesFolder, { revision: revision + 1, releases });
    const lines = changes.map((entry) => `${JSON.stringify(entry)}\n`);
    appendFileSync(historyFile(releasesFolder), lines.join(''));
    return changes;
  });
}

function write(releasesFolder: string, registry: Registry): void {
  const file = registryFile(releasesFolder);
  writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const newcomer = { serverRender: true, deadlineMs: 800 };

function registryFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'registry.json');
}
