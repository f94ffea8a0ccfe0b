import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileHashes } from './file-hashes.ts';

export interface Touched {
  /** Files that are new, different or gone since this check has last passed; null where that is not known. */
  files: string[] | null;
  /** To be told when it has passed: with what the files were before it began. */
  notePassed(): void;
}

/** The files with changed content since a check has last passed here. */
export function touchedSince(name: string, now: FileHashes, folder = '.cache/passed'): Touched {
  const record = path.join(folder, `${name}.json`);
  const before = recorded(record);
  return {
    files: before && now.size > 0 ? difference(before, now) : null,
    notePassed() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(record, JSON.stringify([...now]));
    },
  };
}

function recorded(file: string): FileHashes | null {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  } catch {
    return null;
  }
}

function difference(before: FileHashes, now: FileHashes): string[] {
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].filter((file) => before.get(file) !== now.get(file));
}
