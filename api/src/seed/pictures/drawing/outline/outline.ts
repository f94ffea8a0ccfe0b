import sharp from 'sharp';
import { luminance } from '../../../../pictures/ink/contrast.ts';

/** A rectangle in the units of a drawing, whose own field is 1000 by 1000. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A drawing as a small rendering shows it: where it is, and how light. */
export interface Outline {
  /** Row by row, from 0 (nothing) to 1. */
  cover: Float32Array;
  /** The relative luminance of what is drawn there, from 0 to 1. */
  light: Float32Array;
}

/** The rendered field: wider than a drawing's own, since a turned or composed one reaches beyond it. */
export const field = { start: -400, size: 1800, pixels: 200 };

/** Units of the drawing in one pixel of the rendering. */
export const unit = field.size / field.pixels;

/**
 * Renders SVG elements small, to learn their outline. Geometry alone would not tell it: Fluent Emoji have masks, filters and strokes.
 */
export async function outlineOf(elements: string): Promise<Outline> {
  const { start, size, pixels } = field;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${start} ${start} ${size} ${size}">${elements}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

  const cover = new Float32Array(pixels * pixels);
  const light = new Float32Array(pixels * pixels);
  for (let at = 0; at < cover.length; at += 1) {
    const alpha = bytes[at * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    cover[at] = alpha / 255;
    light[at] = luminance([bytes[at * 4] ?? 0, bytes[at * 4 + 1] ?? 0, bytes[at * 4 + 2] ?? 0]);
  }
  return { cover, light };
}

/** What the drawing covers. Throws for a drawing that covers nothing. */
export function boxOf({ cover }: Outline): Box {
  let [left, top, right, bottom] = [field.pixels, field.pixels, -1, -1];
  for (let at = 0; at < cover.length; at += 1) {
    if ((cover[at] ?? 0) < isCovered) continue;
    const x = at % field.pixels;
    const y = Math.floor(at / field.pixels);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) throw new Error('The drawing is empty.');
  return {
    left: field.start + left * unit,
    top: field.start + top * unit,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
}

/** Glows and soft edges do not count as the object. */
const isCovered = 0.4;
