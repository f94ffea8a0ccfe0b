import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { isIntact } from '@kashi/build/release/integrity';
import { parsedManifest } from '../read-manifest.ts';
import type { ReleaseId } from '../store/release-store.ts';
import { expectWhole } from './expect-whole.ts';

/** A folder for unfinished releases: no release's name begins with a dot, and the host serves nothing from it. */
const arrivals = '.arriving';

/**
 * Creates a release's folder in one step: `fill` fills a temporary folder, which is renamed at the end, and says which release it
 * is. A different or damaged release in its place is removed; an equal one, which another process has brought meanwhile, stays.
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
    const there = manifestIn(place);
    const isSame = there?.equals(manifestIn(arriving) ?? Buffer.of());
    if (there && isSame && (await isWhole(place, there))) return id;
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

interface Arrived {
  /** The hash of `release.json`; null in a registry from before hashes. */
  integrity: string | null;
  /** Whether this process has seen its files whole, so that they need not be read again. */
  isSeenWhole?: boolean;
}

/**
 * Whether this very release has arrived, each file as it was built. Its `release.json` alone does not tell: a power cut may leave
 * the files beside it empty.
 */
export async function hasArrived(
  folder: string,
  id: ReleaseId,
  { integrity, isSeenWhole = false }: Arrived,
): Promise<boolean> {
  const said = arrivedManifest(folder, id);
  if (!said || (integrity && !isIntact(said, integrity))) return false;
  return isSeenWhole || isWhole(path.join(folder, id.name, id.version), said);
}

async function isWhole(release: string, said: Buffer): Promise<boolean> {
  try {
    await expectWhole(release, parsedManifest(said.toString(), release));
    return true;
  } catch (error) {
    // A manifest of another time, which names its files otherwise; fetched again, it would be the same.
    return error instanceof Error && error.cause instanceof z.core.$ZodError;
  }
}

function manifestIn(release: string): Buffer | null {
  try {
    return readFileSync(path.join(release, 'release.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
