import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Recipe } from './recipe.ts';

/** What is known of a picture once its files lie in the media folder. */
export interface DrawnPicture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** A miniature as a `data:` address, at most 400 characters. */
  placeholder: string;
}

/**
 * Draws every recipe that the folder does not hold yet, as `<recipe>-<width>.<format>`, and answers what is known of
 * each by its id. A note `<recipe>.json`, written last, marks a finished picture: an interrupted seed draws it again.
 */
export async function drawPictures(
  recipes: Iterable<Recipe>,
  mediaFolder: string,
  log: (line: string) => void,
): Promise<Map<string, DrawnPicture>> {
  await mkdir(mediaFolder, { recursive: true });
  const wanted = new Map([...recipes].map((recipe) => [recipe.id, recipe]));
  const drawn = new Map<string, DrawnPicture>();
  const missing: Recipe[] = [];

  for (const recipe of wanted.values()) {
    const note = await noteOf(recipe, mediaFolder);
    if (note) drawn.set(recipe.id, note);
    else missing.push(recipe);
  }
  log(`pictures: ${drawn.size} are there, ${missing.length} to draw`);

  const queue = missing.values();
  const worker = async () => {
    for (const recipe of queue) {
      drawn.set(recipe.id, await drawPicture(recipe, mediaFolder));
      if (drawn.size % 100 === 0) log(`pictures: ${drawn.size} of ${wanted.size}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  return drawn;
}

/** Two pictures at a time keep two cores busy; each of them works on one thread. */
const atOnce = 2;

/** Measured: a higher AVIF effort doubles the time of a seed and saves one byte in fourteen. */
const encoding = {
  avif: { quality: 42, effort: 1 },
  webp: { quality: 76, alphaQuality: 80, effort: 2 },
} as const;

async function drawPicture(recipe: Recipe, folder: string): Promise<DrawnPicture> {
  sharp.concurrency(1);
  const widths = [...recipe.widths].sort((one, other) => other - one);
  const width = widths[0] ?? 0;
  const height = Math.round(width / recipe.ratio);
  const { svg } = recipe.scene();
  let raster = await rasterOf(
    sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))),
  );

  for (const each of widths) {
    // Every size is made of the one before it: shrinking the largest each time costs more than encoding.
    if (each !== width) raster = await rasterOf(raster.resize(each));
    for (const format of recipe.formats) {
      const file = join(folder, `${recipe.id}-${each}.${format}`);
      await raster.clone().toFormat(format, encoding[format]).toFile(file);
    }
  }

  const miniature = await raster
    .resize(14)
    .webp({ quality: 20, alphaQuality: 20, effort: 6 })
    .toBuffer();
  const picture = {
    width,
    height,
    placeholder: `data:image/webp;base64,${miniature.toString('base64')}`,
  };
  await writeFile(join(folder, `${recipe.id}.json`), JSON.stringify(picture));
  return picture;
}

/** Draws what is asked for so far, so that several files can be made of it. */
async function rasterOf(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function noteOf(recipe: Recipe, folder: string): Promise<DrawnPicture | null> {
  try {
    return JSON.parse(await readFile(join(folder, `${recipe.id}.json`), 'utf8')) as DrawnPicture;
  } catch {
    // No note, or half a note: the picture has to be drawn.
    return null;
  }
}
