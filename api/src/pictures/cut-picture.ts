import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mostPicturePixels, mostPictureRatio } from '@kashi/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/contracts/picture';
import sharp, { type Sharp } from 'sharp';
import {
  miniatureEncoding,
  miniatureWidth,
  pictureEncoding,
  type PictureFormat,
} from '../http/picture-sizes.ts';
import { inkOf } from './ink/ink-of.ts';
import { isPicture } from './picture-kind.ts';

/** Why a file is not taken. */
export type Unfit = 'empty' | 'kind' | 'pixels' | 'shape' | 'script' | 'broken';

/** A picture whose files lie in a folder by `<width>.<format>`, and what the log of changes tells of it. */
export interface Cut {
  picture: Picture;
  /** The name that its files get: a hash of what they are made of. */
  name: string;
  facts: { width: number; height: number; format: string };
}

// Only what the desk takes is ever decoded: never SVG, PDF or anything else that the library can read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

interface CutWish {
  folder: string;
  widths: readonly number[];
  formats: readonly PictureFormat[];
  /** Words will stand on the picture: it is measured which can be read (R50). */
  hasWords?: boolean;
}

/**
 * Cuts an uploaded file to these widths, in these formats, into the folder. What is served is drawn anew from the pixels alone, so
 * that no metadata, such as the place where a photograph was taken, and nothing hidden in the file goes on.
 */
export async function cutPicture(
  source: string,
  { folder, widths, formats, hasWords = false }: CutWish,
): Promise<Cut | Unfit> {
  const bytes = await readFile(source);
  if (bytes.length === 0) return 'empty';
  if (!isPicture(bytes)) return 'kind';
  if (hasScript(bytes)) return 'script';

  // The head alone is read, without a limit: whatever is too large is never decoded, and its sender is told so.
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return 'broken';
  const { width, height, format } = head;
  if (width * height > mostPicturePixels) return 'pixels';
  if (Math.max(width, height) > Math.min(width, height) * mostPictureRatio) return 'shape';

  const largest = await pixelsOf(source, Math.max(...widths)).catch(() => null);
  if (!largest) return 'broken';
  const { pixels, size } = largest;
  const Widths = [...widths.filter((each) => each < size.width), size.width];
  for (const each of Widths) {
    for (const wanted of formats) {
      await pixels()
        .resize({ width: each })
        .toFormat(wanted, pictureEncoding[wanted])
        .toFile(join(folder, `${each}.${wanted}`));
    }
  }
  const name = nameOf(bytes, widths);
  const picture: Picture = {
    Base: `/media/${name}`,
    Widths,
    Formats: [...formats],
    Width: size.width,
    Height: size.height,
    Alt: '',
    ...(await miniatureOf(pixels())),
    ...(hasWords && (await inkOf(pixels()))),
  };
  return { picture, name, facts: { width, height, format } };
}

/**
 * The picture as it is looked at, upright and in the colours of screens, no wider than is needed. It is decoded once: every file
 * is made from these pixels.
 */
async function pixelsOf(source: string, width: number) {
  const { data, info } = await sharp(source, {
    limitInputPixels: mostPicturePixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { pixels: () => sharp(data, { raw }), size: info };
}

async function miniatureOf(pixels: Sharp): Promise<{ Placeholder?: string }> {
  const bytes = await pixels
    .resize({ width: miniatureWidth, height: miniatureWidth, fit: 'inside' })
    .webp(miniatureEncoding)
    .toBuffer();
  const address = `data:image/webp;base64,${bytes.toString('base64')}`;
  return address.length <= longestMiniature ? { Placeholder: address } : {};
}

/** As the contract says. */
const longestMiniature = 400;

/** Increased when a change of the cutting code alters existing files, so that no stale file is served. */
const cuttingVersion = 1;

/** The same file for the same place is the same picture, however often it is uploaded. */
function nameOf(bytes: Buffer, widths: readonly number[]): string {
  return createHash('sha256')
    .update(JSON.stringify([cuttingVersion, widths]))
    .update(bytes)
    .digest('hex')
    .slice(0, 16);
}

/**
 * Whether the file is a page or a script as well as a picture. None of it would be served; but nobody sends such a file by
 * chance, and its sender ought to know. Metadata of cameras have XML too, which none of these marks is in.
 */
function hasScript(bytes: Buffer): boolean {
  return /<script[\s>]|<!doctype\s|<iframe\s|<\?php\s|xmlns=["']http:\/\/www\.w3\.org\//i.test(
    bytes.toString('latin1'),
  );
}
