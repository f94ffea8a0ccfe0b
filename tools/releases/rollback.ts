import { existsSync } from 'node:fs';
import path from 'node:path';
import { liveChanges, readHistory } from './history.ts';
import { releasesFolderHere } from './releases-folder.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { readManifest } from './upload.ts';

/**
 * Makes an older version live again: the one that is named, or the one that was live before this one. Answers
 * `name@version`. Throws, with the versions that there are, where it cannot be found.
 */
export async function rollBack(
  releasesFolder: string,
  name: string,
  wanted?: string,
): Promise<string> {
  const live = readRegistry(releasesFolder).releases[name]?.version;
  if (!live) throw new Error(`${name} was never released`);
  const version = wanted ?? versionBefore(releasesFolder, name, live);
  if (!version) throw new Error(`${name}@${live} is the first release of ${name}`);

  const folder = path.join(releasesFolder, name, version);
  if (!existsSync(folder)) throw new Error(`${name}@${version} is not there any more`);
  if (readManifest(folder).name !== name) throw new Error(`${folder} holds no release of ${name}`);

  await changeRegistry(releasesFolder, [{ name, version, action: 'rollback' }]);
  return `${name}@${version}`;
}

/** What the live version replaced when it was released, however often it was rolled back to since. */
function versionBefore(releasesFolder: string, name: string, live: string): string | null {
  const change = liveChanges(readHistory(releasesFolder)).findLast(
    (entry) => entry.name === name && entry.version === live && entry.action !== 'rollback',
  );
  return change?.from ?? null;
}

if (import.meta.main) {
  const [name, version] = process.argv.slice(2);
  if (!name) throw new Error('Say what to roll back: npm run rollback -- mf-product [version]');
  const live = await rollBack(releasesFolderHere(), name, version);
  console.log(`Live: ${live}`);
}
