import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '../../shared/src/host/release.ts';
import { compressFiles } from '../compress-files.ts';

/** Puts what `build` has left in `dist` into an immutable folder of its own, complete or not at all. */
export async function upload(name: string, releasesFolder: string): Promise<ReleaseManifest> {
  const dist = path.resolve(name, 'dist');
  const manifest = readManifest(dist);
  const folder = path.join(releasesFolder, name, manifest.version);
  // Equal content has an equal version: what lies there already is the same, and is never touched again.
  if (existsSync(folder)) return manifest;

  const arriving = `${folder}.arriving`;
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(dist, arriving, { recursive: true });
  await compressFiles(path.join(arriving, 'web'));
  renameSync(arriving, folder);
  return manifest;
}

/** What a release says of itself. Throws where there is none. */
export function readManifest(folder: string): ReleaseManifest {
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
}
