import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { compressFiles } from '@kashi/build/release/compress-files';
import type { Upload } from './inventory.ts';
import { arrive, arrivedManifest } from './mirror/arrive.ts';
import { pushRelease } from './mirror/push-release.ts';
import { readManifest } from './read-manifest.ts';
import type { Releases } from './releases-here.ts';

/** Puts a build into its folder among this machine's releases and into the store, in one step each. */
export async function upload(dist: string, { folder, store }: Releases): Promise<Upload> {
  const { name, version } = readManifest(dist);
  const said = readFileSync(path.join(dist, 'release.json'));
  const integrity = integrityOf(said);
  // Equal content has an equal version, so an existing folder is the same release and is never touched again.
  if (!arrivedManifest(folder, { name, version })?.equals(said)) {
    await arrive(folder, { name, version }, async (arriving) => {
      cpSync(dist, arriving, { recursive: true });
      await compressFiles(path.join(arriving, 'web'));
    });
  }
  await pushRelease({ name, version }, { folder, store });
  return { name, version, integrity };
}
