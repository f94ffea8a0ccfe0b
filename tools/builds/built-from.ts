import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isIntact } from '@kashi/build/release/integrity';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { folderOf } from '../workspace.ts';
import type { ReleaseManifest } from '@kashi/border/release';

/** Where versions of libraries stand: in the workspace's file, or in that of a remote's own repository. */
const locks = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Records the sources of each build in a checkout, so that an unchanged package is not built again. */
export function builtFrom(checkout: string) {
  const within = (...parts: string[]) => path.join(checkout, ...parts);
  const noteOf = (name: string) => within('.cache/built', name);

  /** A hash of every file that a build of this package can read: its own, those that all share, the versions of libraries. */
  function sourcesOf(name: string): string {
    const files = globSync([`${folderOf(name)}/**`, 'shared/**', ...locks], {
      cwd: checkout,
      exclude: ['**/node_modules', '**/dist', '**/.cache'],
    });
    const hash = createHash('sha256');
    for (const file of files.sort().filter((each) => statSync(within(each)).isFile())) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(within(file)))
        .update('\0');
    }
    return hash.digest('hex');
  }

  /** Whether the last build that was recorded is one of the package's present sources. */
  const isNoted = (name: string) =>
    existsSync(noteOf(name)) && readFileSync(noteOf(name), 'utf8') === sourcesOf(name);

  return {
    sourcesOf,
    isNoted,
    /** Whether the package's `dist` is byte for byte what a build of its present sources wrote. */
    isBuilt(name: string): boolean {
      const manifest = isNoted(name) ? manifestIn(within(folderOf(name), 'dist')) : null;
      if (!manifest) return false;

      const hashes = [
        ...Object.entries(manifest.integrity).map(([file, hash]) => [`web/${file}`, hash] as const),
        ['node/server.cjs', manifest.serverIntegrity] as const,
        ...Object.entries(manifest.maps ?? {}).map(
          ([file, hash]) => [`maps/${file}`, hash] as const,
        ),
      ];
      return hashes.every(([file, hash]) => {
        const place = within(folderOf(name), 'dist', file);
        return hash !== undefined && existsSync(place) && isIntact(readFileSync(place), hash);
      });
    },
    /** Records a build; takes what `sourcesOf` returned before it. */
    note(name: string, sources: string): void {
      mkdirSync(path.dirname(noteOf(name)), { recursive: true });
      writeFileSync(noteOf(name), sources);
    },
  };
}

/** Null for a build that was cut off, which is made anew. */
function manifestIn(dist: string): ReleaseManifest | null {
  try {
    return readManifest(dist);
  } catch {
    return null;
  }
}
