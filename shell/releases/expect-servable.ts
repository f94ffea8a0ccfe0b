import { isIntact } from '@kashi/build/release/integrity';
import type { ReleaseManifest } from '@kashi/border/release';
import { unspoken } from '@kashi/border/spoken-numbers';
import { inParallel } from './in-parallel.ts';
import { isBuilt, releaseFiles } from './mirror/release-files.ts';
import { parsedManifest } from './read-manifest.ts';
import { fileKey, type ReleaseId, type ReleaseStore } from './store/release-store.ts';

const filesAtOnce = 16;

/**
 * Throws with a sentence if hosts would not serve this release of the store: it is missing, its contract number is not served, or
 * a file is missing or changed. `integrity` is the hash in the registry.
 */
export async function expectServable(
  store: ReleaseStore,
  id: ReleaseId,
  integrity: string | undefined,
): Promise<void> {
  const release = `${id.name}@${id.version}`;
  const said = await store.read(fileKey(id, 'release.json'));
  if (!said) throw new Error(`${release} is not there any more`);
  if (integrity && !isIntact(said.content, integrity)) {
    throw new Error(`${release} is not the one that the registry names`);
  }
  const manifest = manifestOfToday(said.content.toString(), release);
  const refusal = unspoken(manifest);
  if (refusal) throw new Error(`${release}: ${refusal}`);

  await inParallel(releaseFiles(manifest), filesAtOnce, async (file) => {
    const stored = await store.read(fileKey(id, file.path));
    if (!stored && file.packed) return;
    if (!stored || !(await isBuilt(stored.content, file))) {
      throw new Error(`${release} is not whole: ${file.path}`);
    }
  });
}

function manifestOfToday(text: string, release: string): ReleaseManifest {
  try {
    return parsedManifest(text, release);
  } catch (error) {
    if ((error as Error).cause instanceof SyntaxError) throw error;
    throw new Error(`${release} is of a time before these hosts`, { cause: error });
  }
}
