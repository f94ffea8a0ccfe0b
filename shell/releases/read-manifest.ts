import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '../../shared/src/host/release.ts';

/** What a build, or a release, says of itself. Throws, in a sentence, where it does not say what it has to. */
export function readManifest(folder: string): ReleaseManifest {
  const text = readFileSync(path.join(folder, 'release.json'), 'utf8');
  const parsed = releaseManifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`release.json: ${issue?.path.join('.')}: ${issue?.message}`);
}
