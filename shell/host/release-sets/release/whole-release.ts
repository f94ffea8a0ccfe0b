import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/border/release';
import { expectWhole } from '../../../releases/mirror/expect-whole.ts';
import { parsedManifest } from '../../../releases/read-manifest.ts';
import { expectSpoken } from '../before/of-today.ts';

/** Decides which manifests are trusted, see `registry-seal.ts`. */
export interface ManifestSeal {
  expectManifest(name: string, version: string, text: string): void;
}

/** A release whose files no host can serve. Its message is the whole reason: a stack would only name the code that has read them. */
export class UnservableRelease extends Error {}

/** The manifest of a release all of whose files are there as they were built. Throws an `UnservableRelease` for any other. */
export async function wholeRelease(
  releasesFolder: string,
  { name, version }: Record<'name' | 'version', string>,
  seal: ManifestSeal,
): Promise<{ folder: string; manifest: ReleaseManifest }> {
  const folder = path.join(releasesFolder, name, version);
  try {
    const text = await readFile(path.join(folder, 'release.json'), 'utf8');
    seal.expectManifest(name, version, text);
    const manifest = parsedManifest(text, folder);
    expectSpoken(manifest);
    await expectWhole(folder, manifest);
    return { folder, manifest };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnservableRelease(reason, { cause: error });
  }
}
