import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of `history.jsonl`: what went live, when, by whom, and in place of what. Append-only. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** Of the registry that this change has made. */
  revision: number;
  by: string;
  action: 'release' | 'rollback';
  name: string;
  version: string;
  /** Null for the first release of this name. */
  from: string | null;
}

export function historyFile(releasesFolder: string): string {
  return path.join(releasesFolder, 'history.jsonl');
}

/** Everything that ever went live, oldest first. */
export function readHistory(releasesFolder: string): HistoryEntry[] {
  const file = historyFile(releasesFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HistoryEntry);
}
