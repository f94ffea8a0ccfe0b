import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseId } from '../store/release-store.ts';

/** A folder for unfinished releases: no release's name begins with a dot, and the host serves nothing from it. */
const arrivals = '.arriving';

/**
 * Creates a release's folder in one step: `fill` fills a temporary folder, which is renamed at the end, and says which release it
 * is. A different release in its place is removed; an equal one, which another process has brought meanwhile, stays.
 */
export async function arrive<Id extends ReleaseId>(
  folder: string,
  fill: (arriving: string) => Promise<Id>,
): Promise<Id> {
  mkdirSync(path.join(folder, arrivals), { recursive: true });
  const arriving = mkdtempSync(path.join(folder, arrivals, 'release-'));
  try {
    const id = await fill(arriving);
    const place = path.join(folder, id.name, id.version);
    if (manifestIn(place)?.equals(manifestIn(arriving) ?? Buffer.of())) return id;
    mkdirSync(path.dirname(place), { recursive: true });
    rmSync(place, { recursive: true, force: true });
    renameSync(arriving, place);
    return id;
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
