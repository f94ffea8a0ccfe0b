import path from 'node:path';
import { builtPlacesIn } from '../../../shell/releases/places/built-places.ts';
import { SourcePlaces } from '../../../shell/releases/places/source-places.ts';
import type { Releases } from '../../../shell/releases/releases-here.ts';
import type { Neighbours } from './candidate.ts';
import { messageOf } from './message-of.ts';

/** The place in a script where an error was thrown, as the end of its sentence: ` (web/…)`; '' where its stack names no release. */
export function whereFrom(stack: string | undefined): string {
  const [place] = builtPlacesIn(stack ?? '', 1);
  return place ? ` (${stack?.slice(place.start, place.end)})` : '';
}

/** What was thrown, with its place in a script of a release. */
export function saidWithPlace(error: unknown): string {
  const { stack } = (error ?? {}) as { stack?: unknown };
  return messageOf(error) + whereFrom(typeof stack === 'string' ? stack : undefined);
}

/** The sentences with places in scripts, of candidates and of what is released, named by file and line of the source. */
export async function inSource(
  sentences: readonly string[],
  candidates: Neighbours,
  { folder: releasesFolder }: Pick<Releases, 'folder'>,
): Promise<string[]> {
  const folders = [...candidates.values()].flatMap(({ folder, manifest: { name, version } }) => [
    [`${name}@${version}`, folder] as const,
    // Rendered where it lies, a build goes by the name of its folder.
    [`${name}@${path.basename(folder)}`, folder] as const,
  ]);
  const known = new Map(folders);
  const places = new SourcePlaces({
    folderOf: ({ name, version }) =>
      known.get(`${name}@${version}`) ?? path.join(releasesFolder, name, version),
  });
  return Promise.all(sentences.map((sentence) => places.named(sentence)));
}
