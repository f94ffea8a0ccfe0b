import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Each file of a checkout by its path from there, with a hash of what is in it. */
export type FileHashes = ReadonlyMap<string, string>;

/** All files that git keeps there or would take; none where it cannot say. */
export function fileHashes(checkout = '.'): FileHashes {
  const list = ['ls-files', '-coz', '--exclude-standard', '--deduplicate'];
  const { status, stdout } = spawnSync('git', list, {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return new Map();
  return new Map(
    stdout
      .split('\0')
      .filter(Boolean)
      .flatMap((file): [string, string][] => {
        const text = contentOf(path.join(checkout, file));
        return text ? [[file, hash('sha1', text)]] : [];
      }),
  );
}

/** Null of one that is gone, though git still has it, and of a folder, as another checkout within this one. */
function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
