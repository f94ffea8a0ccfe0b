import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { RefusedOpeningError } from '../refused-opening.ts';
import { privateFile } from './private-files.ts';

/** Thrown if another process holds the directory. */
export class DirectoryInUseError extends RefusedOpeningError {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Locks the file for this process; the kernel releases the lock even after `kill -9`. The embedded store itself does not notice a
 * second process on its directory, and each would silently overwrite the other's commits. Throws `DirectoryInUseError` if another
 * process holds the lock. Returns the function that releases it.
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

/** Keeps the handles referenced: a garbage-collected DatabaseSync closes its file and releases the lock. */
const held = new Set<DatabaseSync>();
