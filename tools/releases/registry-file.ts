import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  registrySchema,
  type Registry,
  type RegistryEntry,
} from '../../shared/src/host/registry.ts';
import { authorHere } from './author.ts';
import { historyFile, type HistoryEntry } from './history.ts';
import { expectSigned, signedRegistry } from '../../shell/server/registry-signature.ts';
import { publicHalf, registryKeyHere } from './registry-key.ts';
import { signedReleases } from './signed-releases.ts';
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
  return registrySchema.parse(contentOf(releasesFolder) ?? nothingYet);
}

const nothingYet: Registry = { revision: 0, releases: {} };

function contentOf(releasesFolder: string): unknown {
  const file = registryFile(releasesFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;
}

/**
 * Makes versions live, or canaries: the registry is written beside and renamed, so that a running host sees the old one or
 * the new one and nothing between. Of two that change it at once, the second waits for the first. Answers what has changed,
 * which is also what the history is told.
 */
export function changeRegistry(releasesFolder: string, wanted: Change[]): Promise<HistoryEntry[]> {
  return withLock(`${registryFile(releasesFolder)}.lock`, () => {
    const registry = readOwnRegistry(releasesFolder);
    const { revision, releases } = registry;
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

    write(releasesFolder, { ...registry, revision: revision + 1 });
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

/** Vouches for versions that nobody gets yet, so that hosts which believe signatures alone can show them to one visitor. */
export function vouchFor(releasesFolder: string, versions: Version[]): Promise<void> {
  return withLock(`${registryFile(releasesFolder)}.lock`, () => {
    if (!registryKeyHere()) return;
    const registry = readOwnRegistry(releasesFolder);
    write(releasesFolder, { ...registry, revision: registry.revision + 1 }, versions);
  });
}

/** Signs a registry that was not signed before, or with a lost key. Whoever asks for it has looked at what it names. */
export function signAsItIs(releasesFolder: string): Promise<void> {
  return withLock(`${registryFile(releasesFolder)}.lock`, () => {
    if (!registryKeyHere()) throw new Error('KASHI_REGISTRY_KEY names no key to sign with');
    const { revision, releases } = readRegistry(releasesFolder);
    write(releasesFolder, { revision: revision + 1, releases });
  });
}

type Version = Pick<Change, 'name' | 'version'>;

/** The registry as a base for the next one: what a stranger has changed is not signed along with it. */
function readOwnRegistry(releasesFolder: string): Registry {
  const key = registryKeyHere();
  const content = contentOf(releasesFolder);
  const registry = registrySchema.parse(content ?? nothingYet);
  if (key && content) expectSigned(content, publicHalf(key));
  if (!key && registry.signature) {
    throw new Error('The registry is signed: KASHI_REGISTRY_KEY has to name the key');
  }
  return registry;
}

function write(releasesFolder: string, registry: Registry, more: Version[] = []): void {
  const key = registryKeyHere();
  const file = registryFile(releasesFolder);
  const written = key
    ? signedRegistry(
        { ...registry, integrity: signedReleases(releasesFolder, registry, more) },
        key,
      )
    : registry;
  writeFileSync(`${file}.new`, `${JSON.stringify(written, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const newcomer: RegistryEntry = { version: '', serverRender: true, deadlineMs: 800 };

function registryFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'registry.json');
}
