import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';

type Kept = 'older-releases' | 'older-packages';

/**
 * Lays a kept release of an earlier day, as its team had built it, among the releases of a folder. Answers its version. Source maps
 * are left out, and the recorded answers too where a release of that day may lack them.
 */
export function olderRelease(name: string, releases: string, of: Kept = 'older-releases'): string {
  const kept = path.resolve(import.meta.dirname, '..', of);
  const [archive] = globSync(`${name}-[0-9]*.tar.gz`, { cwd: kept });
  if (!archive) throw new Error(`No older release of ${name} is kept`);
  const version = archive.slice(name.length + 1, -'.tar.gz'.length);
  const folder = path.join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(kept, archive), '-C', folder]);
  return version;
}
