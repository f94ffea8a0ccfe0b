import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { allGroups } from '../seed/catalogue/all-groups.ts';
import { allPictures } from '../seed/pictures/all-pictures.ts';
import { plannedFiles } from '../seed/pictures/planned-files.ts';
import { CommandError } from './command-error.ts';

/**
 * The pictures of a media folder, by their names, in a steady order. Pictures of the demo and previews, which the shop makes again
 * when somebody asks for them, are left out; whatever an owner has brought is there. Throws a `CommandError` for a link, since what
 * it leads to would be missing.
 */
export async function shopPictures(
  mediaFolder: string,
): Promise<{ names: string[]; leavesOutDrawn: boolean }> {
  const drawn = plannedFiles(allPictures(allGroups).map(({ recipe }) => recipe));
  const entries = await readdir(mediaFolder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const named = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { entry, path, name: relative(mediaFolder, path).split(sep).join('/') };
  });
  const link = named.find(({ entry, name }) => entry.isSymbolicLink() && isPictureName(name));
  if (link) {
    throw new CommandError(
      `${link.path} is a link, which no backup follows: put what it leads to in its place.`,
    );
  }
  const all = named.filter(({ entry }) => entry.isFile()).map(({ name }) => name);
  const there = new Set(all);
  const names = all
    .filter((name) => isPictureName(name) && !draft.test(name))
    .filter((name) => !drawn.has(name) && !there.has(sourceOf(name)))
    .toSorted();
  return { names, leavesOutDrawn: all.some((name) => drawn.has(name) || name === undrawn) };
}

/** Whether a name leads to a file within the media folder which the shop would serve. */
export function isPictureName(name: string): boolean {
  const isPart = (part: string) => part !== '' && !part.startsWith('.');
  // oxlint-disable-next-line no-control-regex -- a name with a NUL is no name of a file
  return name.split('/').every(isPart) && !/[\\\u0000]/.test(name);
}

/** The picture that a preview is made of (`http/media/picture-preview.ts`). */
function sourceOf(name: string): string {
  return name.endsWith('.jpg') ? name.replace(/jpg$/, 'webp') : '';
}

/** A preview that is being made. */
const draft = /\.jpg\.[\da-f-]{36}$/;

const undrawn = '.undrawn';
