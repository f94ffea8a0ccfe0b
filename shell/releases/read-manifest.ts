import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '@kashi/border/release';
import { reasonOf } from './reason-of.ts';
import { fileKey, type ReleaseId, type ReleaseStore } from './store/release-store.ts';

/** The manifest of a build or a release. Throws with a sentence if it is cut off, or if a field is missing or wrong. */
export function readManifest(folder: string): ReleaseManifest {
  return parsedManifest(readFileSync(path.join(folder, 'release.json'), 'utf8'), folder);
}

/** The manifest of a release in the store. Throws if the release is missing. */
export async function manifestIn(store: ReleaseStore, id: ReleaseId): Promise<ReleaseManifest> {
  const said = await store.read(fileKey(id, 'release.json'));
  const release = `${id.name}@${id.version}`;
  if (!said) throw new Error(`${release} is not there any more`);
  return parsedManifest(said.content.toString(), release);
}

/** The text of a `release.json`; `owner` is the release or the folder, for the sentence that is thrown. */
export function parsedManifest(text: string, owner: string): ReleaseManifest {
  try {
    return releaseManifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const fault = error instanceof SyntaxError ? ' is cut off' : `: ${reasonOf(error)}`;
    throw new Error(`${owner}: release.json${fault}`, { cause: error });
  }
}
