import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseId } from '../store/release-store.ts';

/** A folder for unfinished releases: no release's name begins with a dot, and the host serves nothing from it. */
const arrivals = '.arriving';

/**
 * Creates a release's folder in one step: `fill` fills a temporary folder, which is renamed at the end. A different release in
 * its place is removed; an equal one, which another process has brought meanwhile, stays.
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

/** The `release.json` of a release; null if the release has not arrived. */
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
