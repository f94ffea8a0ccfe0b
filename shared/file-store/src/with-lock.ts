import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The age at which a waiting process takes a lock for abandoned, in milliseconds. */
const abandonedMs = 10_000;
const lookEveryMs = 50;

/** Does the work under the lock, which is a folder: creating a folder either succeeds or finds it there. */
export async function withLock<Result>(lock: string, work: () => Result): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await pause(lookEveryMs);
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    breakAbandoned(lock);
    return false;
  }
}

function breakAbandoned(lock: string): void {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  // One of the future was made before the clock was set back, and nobody would wait that long.
  if (since === undefined || Math.abs(Date.now() - since) < abandonedMs) return;
  try {
    rmdirSync(lock);
  } catch {
    // Another waiting process has removed the abandoned lock.
  }
}
