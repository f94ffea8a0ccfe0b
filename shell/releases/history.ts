import type { RegistrySettings } from '@kashi/border/registry';
import { historyFile, readRegistry } from './registry/registry-file.ts';
import { readLines } from './store/change-file.ts';
import type { ReleaseId, ReleaseStore } from './store/release-store.ts';

/**
 * One line of `history.jsonl`: the version that visitors get from then on, its predecessor, the time and the author. Lines are
 * only ever appended.
 */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** The revision of the registry with this change. */
  revision: number;
  /** `host`: a running host has decided by its own figures. */
  by: string;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'retire' | 'switch';
  name: string;
  /** Null if the remote was retired. */
  version: string | null;
  /** The hash of its `release.json`, which names the hashes of all its files. */
  integrity?: string | undefined;
  /** Null for the first release of this name, and for the return of a retired one. */
  from: string | null;
  /** For a canary, which leaves the live version unchanged: its percentage of visitors; null if it was taken away. */
  percent?: number | null;
  /** For a canary: whether hosts decide its steps. */
  promotes?: boolean;
  /** The canary that this change of another version has ended. */
  endedCanary?: string;
  /** The new settings of the remote, whose version stays, and the earlier ones. */
  settings?: RegistrySettings;
  settingsBefore?: RegistrySettings;
  /** The reason in one sentence, if one was given. */
  reason?: string;
}

/** The changes that made another version live; changes of a canary or of settings are left out. */
export function liveChanges(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ percent, action }) => percent === undefined && action !== 'switch');
}

/**
 * All changes, oldest first. Two simultaneous changes may be logged in either order, and the last change may be known to the
 * registry only.
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

/** The version that a live version replaced when it was released, whatever rollbacks came since: the target of a rollback. */
export function versionBefore(
  history: readonly HistoryEntry[],
  { name, version }: ReleaseId,
): string | null {
  const change = liveChanges(history).findLast(
    (entry) => entry.name === name && entry.version === version && entry.action !== 'rollback',
  );
  return change?.from ?? null;
}

/** A remote that was retired: its last live version, the time and the author. */
export interface RetiredRelease extends ReleaseId {
  /** ISO 8601. */
  at: string;
  by: string;
}

/** The retired remotes that were neither released again nor brought back. */
export async function retiredReleases(store: ReleaseStore): Promise<RetiredRelease[]> {
  const { releases } = await readRegistry(store);
  const last = new Map(liveChanges(await readHistory(store)).map((entry) => [entry.name, entry]));
  return [...last.values()]
    .filter(({ name, action }) => action === 'retire' && !releases[name])
    .map(({ name, from, at, by }) => ({ name, version: from ?? '', at, by }));
}
