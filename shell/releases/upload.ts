import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../shared/build/integrity.ts';
import { compressFiles } from '../../shared/build/compress-files.ts';
import type { Upload } from './inventory.ts';
import { arrive, arrivedManifest } from './mirror/arrive.ts';
import { pushRelease } from './mirror/push-release.ts';
import { readManifest } from './read-manifest.ts';
import type { Releases } from './releases-here.ts';

/** Puts a build into a folder of its own among the releases of this machine, and into the store; complete or not at all. */
export async function upload(dist: string, { folder, store }: Releases): Promise<Upload> {
  const { name, version } = readManifest(dist);
  const said = readFileSync(path.join(dist, 'release.json'));
  const integrity = integrityOf(said);
  // Equal content has an equal version: what lies there already is the same, and is never touched again.
  if (!arrivedManifest(folder, { name, version })?.equals(said)) {
    await arrive(folder, { name, version }, async (arriving) => {
      cpSync(dist, arriving, { recursive: true });
      await compressFiles(path.join(arriving, 'web'));
    });
  }
  await pushRelease({ name, version }, { folder, store });
  return { name, version, integrity };
}
