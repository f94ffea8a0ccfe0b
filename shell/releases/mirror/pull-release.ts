import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntact } from '@kashi/build/release/integrity';
import { inParallel } from '../in-parallel.ts';
import { parsedManifest } from '../read-manifest.ts';
import { fileKey, type ReleaseId, type ReleaseStore } from '../store/release-store.ts';
import { arrive, hasArrived } from './arrive.ts';
import { isBuilt, releaseFiles } from './release-files.ts';

/** Stores answer many requests at a time, and each answer takes a while. */
const filesAtOnce = 16;

interface PullOptions {
  store: ReleaseStore;
  folder: string;
  /** The hash in the registry; null in a registry from before hashes. */
  integrity: string | null;
  /** See `hasArrived`. */
  isSeenWhole: boolean;
}

/**
 * Fetches a release into the mirror unless it is there, each file as it was built. Every file must have the hash that `release.json` names, and
 * `release.json` the hash that the registry names. Throws if a file is missing or different, and then leaves nothing behind.
 */
export async function pullRelease(id: ReleaseId, options: PullOptions): Promise<void> {
  const { store, folder, integrity, isSeenWhole } = options;
  if (await hasArrived(folder, id, { integrity, isSeenWhole })) return;

  const get = async (file: string) => {
    const stored = await store.read(fileKey(id, file));
    if (!stored) throw new Error(`${fileKey(id, file)} is missing in ${store.address}`);
    return stored.content;
  };
  const said = await get('release.json');
  if (integrity && !isIntact(said, integrity)) {
    throw new Error(`${fileKey(id, 'release.json')} is not the one that the registry names`);
  }
  const manifest = parsedManifest(said.toString(), `${id.name}@${id.version}`);
  if (manifest.name !== id.name || manifest.version !== id.version) {
    throw new Error(`${fileKey(id, 'release.json')} is of ${manifest.name}@${manifest.version}`);
  }

  await arrive(folder, async (arriving) => {
    await inParallel(releaseFiles(manifest), filesAtOnce, async (file) => {
      const content = await get(file.path);
      if (!(await isBuilt(content, file))) {
        throw new Error(`${fileKey(id, file.path)} is not the file that was built`);
      }
      await mkdir(path.dirname(path.join(arriving, file.path)), { recursive: true });
      await writeFile(path.join(arriving, file.path), content);
    });
    await writeFile(path.join(arriving, 'release.json'), said);
    return id;
  });
}
