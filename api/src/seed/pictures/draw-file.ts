import { randomUUID } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { miniatureEncoding, miniatureWidth, pictureEncoding } from '../../http/picture-sizes.ts';
import { inkOf, type Ink } from '../../pictures/ink/ink-of.ts';
import { fileOf, type PlannedFile } from './planned-files.ts';
import type { Recipe } from './recipe.ts';

// Each picture is drawn on one thread; the caller decides how many are drawn at once.
sharp.concurrency(1);
// No cache: nothing is drawn twice.
sharp.cache(false);

/** Drawn colours are flat: two drawings side by side look the same at 32 as at a photograph's 42, in a fifth less bytes. */
const encoding = { ...pictureEncoding, avif: { ...pictureEncoding.avif, quality: 32 } };

/** Draws one file into the folder, atomically. An existing file stays unchanged. */
export async function drawFile(file: PlannedFile, folder: string): Promise<void> {
  const target = join(folder, fileOf(file));
  if (await isThere(target)) return;
  const draft = `${target}.${randomUUID()}`;
  try {
    const { recipe, width, format } = file;
    const picture = await drawing(recipe, width);
    await picture.toFormat(format, encoding[format]).toFile(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The miniature: a blurred picture of fourteen pixels as a `data:` address of at most 400 characters. */
export async function miniature(recipe: Recipe): Promise<string> {
  const picture = await drawing(recipe, miniatureWidth);
  const bytes = await picture.webp(miniatureEncoding).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Which words can be read on it (R50). */
export async function ink(recipe: Recipe): Promise<Ink> {
  return inkOf(await drawing(recipe, Math.min(...recipe.widths)));
}

/** Each size is rendered from the drawing, since shrinking the largest size would cost more than rendering a small one. */
async function drawing({ scene, ratio }: Recipe, width: number): Promise<Sharp> {
  const height = Math.round(width / ratio);
  const { svg } = await scene();
  return sharp(
    Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `)),
  ).ensureAlpha();
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
