import { join } from 'node:path';
import { previewMaker } from '../http/media/picture-preview.ts';
import { pictureName, sendPictures, type PicturePlace } from '../http/media/shared-pictures.ts';
import { asCommandError } from './picture-store-error.ts';
import { shopPictures } from './shop-pictures.ts';

/**
 * Sends the owner's own pictures in the media folder to the store of pictures, where there is one, with the JPEG of each picture's
 * largest size. What is there already stays. Returns how many files are there now, and the names of those that a store does not
 * take. Throws a `CommandError` if the store does not answer.
 */
export async function sendShopPictures(
  place: PicturePlace,
): Promise<{ sent: number; leftOut: string[] }> {
  const { names } = await shopPictures(place.mediaFolder);
  const leftOut = names.filter((name) => !pictureName.test(name));
  if (!place.pictureStore) return { sent: 0, leftOut };
  const sendable = names.filter((name) => pictureName.test(name));
  const makePreview = previewMaker(place.mediaFolder);
  const all = [...sendable];
  for (const name of largestOf(sendable)) {
    // A damaged picture has none.
    if (await makePreview(name).catch(() => false)) all.push(`${name}.jpg`);
  }
  const files = all.map((name) => ({ name, path: join(place.mediaFolder, name) }));
  await sendPictures(place, files).catch(asCommandError);
  return { sent: files.length, leftOut };
}

/** The names, without their ends, of the largest WebP file of each picture. */
function largestOf(names: readonly string[]): string[] {
  const widths = new Map<string, number>();
  for (const name of names) {
    const [, base, width] = /^(.+)-(\d+)\.webp$/.exec(name) ?? [];
    if (base) widths.set(base, Math.max(widths.get(base) ?? 0, Number(width)));
  }
  return [...widths].map(([base, width]) => `${base}-${width}`);
}
