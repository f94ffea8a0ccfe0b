import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RefusedOpeningError } from '../refused-opening.ts';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

test('a folder whose lock is held is in use, until the lock is released', () => {
  const lockFile = join(newFolder(), 'store.lock');
  const unlock = lockDirectory(lockFile);

  expect(() => lockDirectory(lockFile)).toThrow(DirectoryInUseError);
  unlock();

  lockDirectory(lockFile)();
});

test('a lock that cannot be opened is not told as one that another process holds', () => {
  const lockFile = join(newFolder(), 'store.lock');
  mkdirSync(lockFile);

  const refused = refusalOf(lockFile);

  expect(refused).toBeInstanceOf(RefusedOpeningError);
  expect(refused).not.toBeInstanceOf(DirectoryInUseError);
  expect(refused.message).toBe(
    `${lockFile} cannot be opened and written (unable to open database file).`,
  );
});

function refusalOf(lockFile: string): Error {
  try {
    lockDirectory(lockFile)();
  } catch (error) {
    return error as Error;
  }
  throw new Error('The lock was not refused.');
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
