import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makeJpeg } from '../http/media/picture-preview.ts';
import { sendPictures, type PicturePlace } from '../http/media/shared-pictures.ts';
import type { Cut } from './cut-picture.ts';
import { flush } from './flush.ts';

/** The files of a picture that was cut: its name in the folder in which it was cut, and its name in the shop. */
export function filesOf({ name, picture }: Cut): { cutAs: string; name: string }[] {
  return picture.Widths.flatMap((width) =>
    picture.Formats.map((format) => ({
      cutAs: `${width}.${format}`,
      name: `${name}-${width}.${format}`,
    })),
  );
}

/**
 * Puts a picture that was cut in the folder into the shop: first into the store of all machines, where there is one, then into the
 * media folder of this one, where a power cut leaves it whole. Throws a `PictureStoreError`, and no file is in the media folder
 * then.
 */
export async function placePicture(
  place: PicturePlace,
  { cut, folder }: { cut: Cut; folder: string },
): Promise<void> {
  await sendPicture(place, { cut, folder });
  for (const { cutAs, name } of filesOf(cut)) {
    await flush(join(folder, cutAs));
    await rename(join(folder, cutAs), join(place.mediaFolder, name));
  }
  await flush(place.mediaFolder);
}

/** Sends a cut picture to the store, with the JPEG of its largest size: shared links name that one, and a bucket makes none. */
export async function sendPicture(
  { pictureStore }: PicturePlace,
  { cut, folder }: { cut: Cut; folder: string },
): Promise<void> {
  if (!pictureStore) return;
  const files = filesOf(cut).map(({ cutAs, name }) => ({ name, path: join(folder, cutAs) }));
  const largest = cut.picture.Widths.at(-1);
  const jpeg = join(folder, `${largest}.jpg`);
  await makeJpeg(join(folder, `${largest}.webp`), jpeg);
  await sendPictures({ pictureStore }, [
    ...files,
    { name: `${cut.name}-${largest}.jpg`, path: jpeg },
  ]);
}
