import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of `history.jsonl`: what visitors get from then on, when, by whom, and in place of what. Append-only. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** Of the registry that this change has made. */
  revision: number;
  /** `host`: a running host has decided it by its own figures. */
  by: string;
  action: 'release' | 'rollback' | 'canary' | 'promote';
  name: string;
  version: string;
  /** Null for the first release of this name. */
  from: string | null;
  /** Of a canary, which leaves the live version as it is: how many of a hundred get it; null: it was taken away. */
  percent?: number | null;
  /** Why, in one sentence, where somebody has said so. */
  reason?: string;
}

export function historyFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'history.jsonl');
}

/** Those changes that made another version live: what happens to a canary alone is none. */
export function liveChanges(history: HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ percent }) => percent === undefined);
}

/** Everything that visitors ever got, oldest first. */
export function readHistory(releasesFolder: string): HistoryEntry[] {
  const file = historyFile(releasesFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HistoryEntry);
}
