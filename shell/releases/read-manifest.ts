import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '../../shared/src/border/release.ts';
import { fileKey, type ReleaseId, type ReleaseStore } from './store/release-store.ts';

/** The manifest of a build or a release. Throws with a sentence if a field is missing or wrong. */
export function readManifest(folder: string): ReleaseManifest {
  return parsedManifest(readFileSync(path.join(folder, 'release.json'), 'utf8'));
}

/** The manifest of a release in the store. Throws if the release is missing. */
export async function manifestIn(store: ReleaseStore, id: ReleaseId): Promise<ReleaseManifest> {
  const said = await store.read(fileKey(id, 'release.json'));
  if (!said) throw new Error(`${id.name}@${id.version} is not there any more`);
  return parsedManifest(said.content.toString());
}

function parsedManifest(text: string): ReleaseManifest {
  const parsed = releaseManifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`release.json: ${issue?.path.join('.')}: ${issue?.message}`);
}
