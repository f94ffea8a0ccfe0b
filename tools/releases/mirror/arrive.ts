import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../../shared/build/integrity.ts';
import type { ReleaseId } from '../store/release-store.ts';

/** No release's name begins so, and the host serves nothing of it. */
const arrivals = '.arriving';

/**
 * Gives a release its folder, complete or not at all: `fill` fills another one, which is renamed when it is done. Another
 * release that lies in its place goes; the same one, which somebody has brought meanwhile, stays.
 */
export async function arrive(
  folder: string,
  { name, version }: ReleaseId,
  fill: (arriving: string) => Promise<void>,
): Promise<void> {
  const place = path.join(folder, name, version);
  mkdirSync(path.join(folder, arrivals), { recursive: true });
  mkdirSync(path.dirname(place), { recursive: true });
  const arriving = mkdtempSync(path.join(folder, arrivals, `${version}-`));
  try {
    await fill(arriving);
    if (manifestHash(place) === manifestHash(arriving)) return;
    rmSync(place, { recursive: true, force: true });
    renameSync(arriving, place);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
}

/** The hash of a release's `release.json`, as the registry names it; null where it has not arrived. */
export function arrivedIntegrity(folder: string, { name, version }: ReleaseId): string | null {
  return manifestHash(path.join(folder, name, version));
}

function manifestHash(release: string): string | null {
  try {
    return integrityOf(readFileSync(path.join(release, 'release.json')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
