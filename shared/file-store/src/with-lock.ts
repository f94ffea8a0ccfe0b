import { randomUUID } from 'node:crypto';
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
    remove(lock);
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
  if (since === undefined || !isAbandoned(since, Date.now())) return;
  // The clock of a share may differ from this machine's, so its own clock has the last word about a lock that seems to be old.
  if (!isAbandoned(since, timeBeside(lock))) return;
  // Another waiting process may have broken the lock and taken it anew while the clock was asked.
  if (statSync(lock, { throwIfNoEntry: false })?.mtimeMs === since) remove(lock);
}

/** A lock of the future was made before the clock was set back, and nobody would wait that long. */
function isAbandoned(since: number, now: number): boolean {
  return Math.abs(now - since) >= abandonedMs;
}

/** The time by the clock of the file system that has the lock, in milliseconds since 1970. */
function timeBeside(lock: string): number {
  // By this ending whoever lists the folder knows it for no file of the store.
  const probe = `${lock}.${randomUUID()}.lock`;
  mkdirSync(probe);
  try {
    return statSync(probe).mtimeMs;
  } finally {
    rmdirSync(probe);
  }
}

/** Another process may have removed it as abandoned, ours too where this process was suspended. */
function remove(lock: string): void {
  try {
    rmdirSync(lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
