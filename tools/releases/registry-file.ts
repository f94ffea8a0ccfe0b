import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  registrySchema,
  type Registry,
  type RegistryEntry,
} from '../../shared/src/host/registry.ts';
import { authorHere } from './author.ts';
import { historyFile, type HistoryEntry } from './history.ts';
import { withLock } from './with-lock.ts';

/** What one command does to one remote or to the shell. */
export interface Change {
  name: string;
  version: string;
  action: HistoryEntry['action'];
  /** Makes the version a canary for so many of a hundred visitors; null takes that canary away. */
  percent?: number | null;
  /** Whoever runs this command, where nobody is named. */
  by?: string;
  reason?: string;
}

/** The registry as it is; an empty one where nothing was ever released. */
export function readRegistry(releasesFolder: string): Registry {
  const file = registryFile(releasesFolder);
  if (!existsSync(file)) return { revision: 0, releases: {} };
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Makes versions live, or canaries: the registry is written beside and renamed, so that a running host sees the old one or
 * the new one and nothing between. Of two that change it at once, the second waits for the first. Answers what has changed,
 * which is also what the history is told.
 */
export function changeRegistry(releasesFolder: string, wanted: Change[]): Promise<HistoryEntry[]> {
  return withLock(`${registryFile(releasesFolder)}.lock`, () => {
    const { revision, releases } = readRegistry(releasesFolder);
    const at = new Date().toISOString();
    const changes = wanted.flatMap((change): HistoryEntry[] => {
      const before = releases[change.name];
      const after = entryAfter(before, change);
      if (!after) return [];
      releases[change.name] = after;
      const by = change.by ?? authorHere();
      return [{ at, revision: revision + 1, ...change, by, ...fromTo(change, before) }];
    });
    if (changes.length === 0) return [];

    write(releasesFolder, { revision: revision + 1, releases });
    const lines = changes.map((entry) => `${JSON.stringify(entry)}\n`);
    appendFileSync(historyFile(releasesFolder), lines.join(''));
    return changes;
  });
}

/** Null where it is so already. */
function entryAfter(
  before: RegistryEntry | undefined,
  { name, version, percent }: Change,
): RegistryEntry | null {
  if (percent !== undefined && !before) throw new Error(`${name} has no live version yet`);
  const { canary, ...live } = before ?? newcomer;
  // A canary was compared with what is no longer live: whoever wants it goes on with a new one.
  if (percent === undefined) return live.version === version ? null : { ...live, version };

  if (percent === null) return canary?.version === version ? live : null;
  if (live.version === version) throw new Error(`${name}@${version} is live already`);
  const isSame = canary?.version === version && canary.percent === percent;
  return isSame ? null : { ...live, canary: { version, percent } };
}

/** What visitors get from now on, and what they got before. */
function fromTo(
  { version, percent }: Change,
  before: RegistryEntry | undefined,
): Pick<HistoryEntry, 'version' | 'from'> {
  const live = before?.version ?? null;
  return percent === null && live ? { version: live, from: version } : { version, from: live };
}

function write(releasesFolder: string, registry: Registry): void {
  const file = registryFile(releasesFolder);
  writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const newcomer: RegistryEntry = { version: '', serverRender: true, deadlineMs: 800 };

function registryFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'registry.json');
}
