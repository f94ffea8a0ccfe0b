import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@kashi/shared/build/integrity';
import type { ReleaseManifest } from '@kashi/shared/host/release';

/**
 * Throws unless every file that a release's browsers will ask for is there, as its build has left it: a release of which
 * half has arrived, or that a disk has changed, would otherwise fail in every browser.
 */
export async function expectWhole(folder: string, { integrity }: ReleaseManifest): Promise<void> {
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await readFile(path.join(folder, 'web', file));
    if (integrityOf(content) !== hash) throw new Error(`${folder}/web/${file} has another hash`);
  }
}
