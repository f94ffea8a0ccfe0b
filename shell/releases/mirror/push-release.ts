import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../in-parallel.ts';
import { parsedManifest } from '../read-manifest.ts';
import { fileKey, type ReleaseId, type ReleaseStore } from '../store/release-store.ts';
import { isBuilt, mapFiles, releaseFiles } from './release-files.ts';

const filesAtOnce = 16;

/**
 * Uploads a release from the folder, `release.json` last, so that a release with that file is whole. Of a release already in the
 * store, lost and damaged files are written again, and `release.json` as well, because `prune` tells by its time what has just
 * arrived. Throws if the store has another release under the same version.
 */
export async function pushRelease(
  id: ReleaseId,
  { store, folder }: { store: ReleaseStore; folder: string },
): Promise<void> {
  const lying = (file: string) => readFile(path.join(folder, id.name, id.version, file));
  const said = await lying('release.json');
  const there = await store.read(fileKey(id, 'release.json'));
  if (!there || there.content.equals(said)) {
    const manifest = parsedManifest(said.toString(), `${id.name}@${id.version}`);
    const files = [...releaseFiles(manifest), ...mapFiles(manifest)];
    await inParallel(files, filesAtOnce, async (file) => {
      const key = fileKey(id, file.path);
      const stored = there && (await store.read(key));
      if (stored && (await isBuilt(stored.content, file))) return;
      await put(store, key, await lying(file.path));
    });
    if (await store.write(fileKey(id, 'release.json'), said, there?.tag ?? null)) return;
  }
  throw new Error(`${fileKey(id, 'release.json')} in ${store.address} is another one than ours`);
}

/** Replaces what an interrupted upload may have left there. */
async function put(store: ReleaseStore, key: string, content: Buffer): Promise<void> {
  if (await store.write(key, content, null)) return;
  const left = await store.read(key);
  if (await store.write(key, content, left?.tag ?? null)) return;
  throw new Error(`${key} is being written to ${store.address} by another process`);
}
