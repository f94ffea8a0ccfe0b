import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { compressFiles } from '@kashi/build/release/compress-files';
import type { Upload } from './inventory.ts';
import { arrive, hasArrived } from './mirror/arrive.ts';
import { pushRelease } from './mirror/push-release.ts';
import { parsedManifest } from './read-manifest.ts';
import type { Releases } from './releases-here.ts';

/** Puts a build into its folder among this machine's releases and into the store, in one step each. */
export async function upload(dist: string, { folder, store }: Releases): Promise<Upload> {
  const said = uploadIn(dist);
  // Equal content has an equal version, so a folder that is whole is the same release and is never touched again.
  const isThere = await hasArrived(folder, said, said);
  const arrived = isThere ? said : await arrive(folder, (arriving) => copied(dist, arriving));
  await pushRelease(arrived, { folder, store });
  return arrived;
}

/** A build, or a copy of one, by what its `release.json` says. */
export function uploadIn(dist: string): Upload {
  const said = readFileSync(path.join(dist, 'release.json'));
  const { name, version } = parsedManifest(said.toString(), dist);
  return { name, version, integrity: integrityOf(said) };
}

/** Resolves to what was copied: another command may have built in this checkout right before. */
async function copied(dist: string, arriving: string): Promise<Upload> {
  cpSync(dist, arriving, { recursive: true });
  await compressFiles(path.join(arriving, 'web'));
  return uploadIn(arriving);
}
