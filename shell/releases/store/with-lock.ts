import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a change may take before whoever waits takes it for one that was cut off, in milliseconds. */
const abandonedMs = 10_000;
const lookEveryMs = 50;

/** Does the work while nobody else holds the lock, which is a folder: making one either succeeds or finds it there. */
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
  if (since === undefined || Date.now() - since < abandonedMs) return;
  try {
    rmdirSync(lock);
  } catch {
    // Another one who waits has broken it.
  }
}
