import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { privateFile } from './private-files.ts';

/** Another process holds the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Takes the file for this process alone; the kernel gives it back even after `kill -9`. The embedded store cannot notice a
 * second process on its directory by itself: each would silently overwrite what the other committed.
 * Throws `DirectoryInUseError` where another process holds it. Returns the function that lets go.
 */
export function lockDirectory(lockFile: string): () => void {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    chmodSync(lockFile, privateFile);
  } catch (cause) {
    lock.close();
    throw new DirectoryInUseError(
      `The data directory is in use by another process (${lockFile} is locked).`,
      { cause },
    );
  }

  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Keeps the handles alive: a collected DatabaseSync closes its file, and with it the lock. */
const held = new Set<DatabaseSync>();
