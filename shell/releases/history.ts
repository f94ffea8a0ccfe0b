import type { RegistrySettings } from '../../shared/src/border/registry.ts';
import { historyFile, readRegistry } from './registry-file.ts';
import { readLines } from './store/change-file.ts';
import type { ReleaseId, ReleaseStore } from './store/release-store.ts';

/** One line of `history.jsonl`: what visitors get from then on, when, by whom, and in place of what. Append-only. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** Of the registry that this change has made. */
  revision: number;
  /** `host`: a running host has decided it by its own figures. */
  by: string;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'retire' | 'switch';
  name: string;
  /** Null where the remote was taken out of the shop: nothing of it from then on. */
  version: string | null;
  /** The hash of its `release.json`, which names those of all its files. */
  integrity?: string | undefined;
  /** Null for the first release of this name, and for what brings a retired one back. */
  from: string | null;
  /** Of a canary, which leaves the live version as it is: how many of a hundred get it; null: it was taken away. */
  percent?: number | null;
  /** What was set for the remote, whose version stays, and what it was before. */
  settings?: RegistrySettings;
  settingsBefore?: RegistrySettings;
  /** Why, in one sentence, where somebody has said so. */
  reason?: string;
}

/** Those changes that made another version live: what happens to a canary alone, or to a remote's switches, is none. */
export function liveChanges(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ percent, action }) => percent === undefined && action !== 'switch');
}

/**
 * Everything that visitors ever got, oldest first: of two who changed the registry at once, either may have told of it first,
 * and of its last change the registry may be the only one to know.
 */
export async function readHistory(store: ReleaseStore): Promise<HistoryEntry[]> {
  const { last = [] } = await readRegistry(store);
  const lines = await readLines<HistoryEntry>(store, historyFile);
  const known = new Set(lines.map((line) => JSON.stringify(line)));
  const untold = last.filter((entry) => !known.has(JSON.stringify(entry)));
  return [...lines, ...(untold as unknown as HistoryEntry[])].toSorted(
    (one, other) => one.revision - other.revision,
  );
}

/** What a live version replaced when it was released, however often it was rolled back to since: where a rollback leads. */
export function versionBefore(
  history: readonly HistoryEntry[],
  { name, version }: ReleaseId,
): string | null {
  const change = liveChanges(history).findLast(
    (entry) => entry.name === name && entry.version === version && entry.action !== 'rollback',
  );
  return change?.from ?? null;
}

/** A remote that was taken out of the shop: what was live of it, when, and by whom. */
export interface RetiredRelease extends ReleaseId {
  /** ISO 8601. */
  at: string;
  by: string;
}

/** Those that nobody has released since, nor brought back. */
export async function retiredReleases(store: ReleaseStore): Promise<RetiredRelease[]> {
  const { releases } = await readRegistry(store);
  const last = new Map(liveChanges(await readHistory(store)).map((entry) => [entry.name, entry]));
  return [...last.values()]
    .filter(({ name, action }) => action === 'retire' && !releases[name])
    .map(({ name, from, at, by }) => ({ name, version: from ?? '', at, by }));
}
