import path from 'node:path';
import { build } from './build.ts';
import { changeRegistry } from './releases/registry-file.ts';
import { releasesFolderHere } from './releases/releases-folder.ts';
import { upload } from './releases/upload.ts';
import { remoteFolders } from './workspace.ts';

/** Uploads what `build` has left in `dist` and makes it live. Answers the versions, as `name@version`. */
export async function release(names: string[], dataFolder: string): Promise<string[]> {
  const releasesFolder = path.resolve(dataFolder, 'releases');
  const manifests = await Promise.all(names.map((name) => upload(name, releasesFolder)));
  await changeRegistry(
    releasesFolder,
    manifests.map(({ name, version }) => ({ name, version, action: 'release' })),
  );
  return manifests.map(({ name, version }) => `${name}@${version}`);
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const wanted = names.length > 0 ? names : ['shell', ...remoteFolders()];
  await build(wanted);
  const live = await release(wanted, path.dirname(releasesFolderHere()));
  console.log(`Live: ${live.join(' ')}`);
}
