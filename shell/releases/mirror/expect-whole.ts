import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/border/release';
import { isBuilt, releaseFiles } from './release-files.ts';

/**
 * Throws unless every file of a release is present and unchanged since its build: half a release, or one changed on the disk,
 * would fail in every browser. A compressed form of a file may be missing, but not differ.
 */
export async function expectWhole(folder: string, manifest: ReleaseManifest): Promise<void> {
  for (const file of releaseFiles(manifest)) {
    const content = await readFile(path.join(folder, file.path)).catch((error: unknown) => {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (file.packed && isMissing) return null;
      throw isMissing ? new Error(`${folder}/${file.path} is missing`, { cause: error }) : error;
    });
    if (content && !(await isBuilt(content, file))) {
      throw new Error(`${folder}/${file.path} has another hash`);
    }
  }
}
