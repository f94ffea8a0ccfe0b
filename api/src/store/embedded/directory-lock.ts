import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RefusedOpeningError } from '../refused-opening.ts';
import { expectOwnFile, leaveToOwner } from './folder-owner.ts';
import { privateFile } from './private-files.ts';

/** Thrown if another process holds the directory. */
export class DirectoryInUseError extends RefusedOpeningError {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Locks the file for this process; the kernel releases the lock even after `kill -9`. The embedded store itself does not notice a
 * second process on its directory, and each would silently overwrite the other's commits. Throws `DirectoryInUseError` if another
 * process holds the lock, and another `RefusedOpeningError` if the file cannot be used. Returns the function that releases it.
 */
export function lockDirectory(lockFile: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    // Before SQLite makes a file beside it, which gets the same owner.
    leaveToOwner(dirname(lockFile), lockFile);
    lock.exec('begin exclusive');
    chmodSync(lockFile, privateFile);
  } catch (error) {
    lock?.close();
    throw refusalFor(error as SqliteError, lockFile);
  }

  const taken = lock;
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}

/** Keeps the handles referenced: a garbage-collected DatabaseSync closes its file and releases the lock. */
const held = new Set<DatabaseSync>();

interface SqliteError extends Error {
  errcode?: number;
}

function refusalFor(cause: SqliteError, lockFile: string): Error {
  const said = { cause };
  // What is above the lowest byte tells kinds of the same error apart.
  switch ((cause.errcode ?? 0) & 0xff) {
    case sqlite.busy:
      return new DirectoryInUseError(
        `The data directory is in use by another process (${lockFile} is locked).`,
        said,
      );
    case sqlite.failedDisk:
    case sqlite.fullDisk:
      return new RefusedOpeningError(
        `The disk of ${lockFile} is full, or fails (${cause.message}): make room, and try again.`,
        said,
      );
    default:
      expectOwnFile(lockFile);
      return new RefusedOpeningError(
        `${lockFile} cannot be opened and written (${cause.message}).`,
        said,
      );
  }
}

/** SQLite's numbers of errors. */
const sqlite = { busy: 5, failedDisk: 10, fullDisk: 13 };
