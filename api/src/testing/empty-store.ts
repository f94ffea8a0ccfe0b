import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Puts the empty, migrated store of this version into a data folder that has none, because the engine takes seconds to create one.
 * A test of a first start does without.
 */
export function withEmptyStore(dataDirectory: string): void {
  const directory = join(dataDirectory, 'store');
  if (existsSync(directory)) return;
  mkdirSync(directory, { recursive: true });
  const words = ['--extract', '--file', inject('databaseTemplate'), '--directory', directory];
  execFileSync('tar', words, { stdio: 'pipe' });
}
