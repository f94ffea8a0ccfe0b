import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
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
    if (manifestIn(place)?.equals(manifestIn(arriving) ?? Buffer.of())) return;
    rmSync(place, { recursive: true, force: true });
    renameSync(arriving, place);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
}

/** A release's `release.json`; null where it has not arrived. */
export function arrivedManifest(folder: string, { name, version }: ReleaseId): Buffer | null {
  return manifestIn(path.join(folder, name, version));
}

function manifestIn(release: string): Buffer | null {
  try {
    return readFileSync(path.join(release, 'release.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
