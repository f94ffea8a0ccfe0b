import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/shared/border/release';
import { isBuilt, releaseFiles } from '../../releases/mirror/release-files.ts';

/**
 * Throws unless every file of a release is there, as its build has left it: a release of which half has arrived, or that a
 * disk has changed, would otherwise fail in every browser. A file may lie there without its packed forms, but not with
 * others.
 */
export async function expectWhole(folder: string, manifest: ReleaseManifest): Promise<void> {
  for (const file of releaseFiles(manifest)) {
    const content = await readFile(path.join(folder, file.path)).catch((error: unknown) => {
      if (file.packed && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (content && !(await isBuilt(content, file))) {
      throw new Error(`${folder}/${file.path} has another hash`);
    }
  }
}
