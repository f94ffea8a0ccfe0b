import sharp from 'sharp';
import { luminance } from '../../pictures/ink/contrast.ts';
import type { Scene } from './drawing/scene.ts';

/** A picture as pixels, for tests that judge what a shopper sees. */
export interface Seen {
  pixels: number;
  /** Four bytes a pixel, row by row. */
  bytes: Buffer;
}

export async function seen(scene: Scene | Promise<Scene>, pixels: number): Promise<Seen> {
  const { svg } = await scene;
  const sized = svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);
  return { pixels, bytes: await sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer() };
}

/** Whether the object itself is there: rims and shadows are never as opaque. */
function isObject({ bytes }: Seen, at: number): boolean {
  return (bytes[at * 4 + 3] ?? 0) > 0.7 * 255;
}

/** The longer side of the object, as a part of the picture. */
export function longerSide(picture: Seen): number {
  let [left, top, right, bottom] = [picture.pixels, picture.pixels, 0, 0];
  for (let at = 0; at < picture.pixels ** 2; at += 1) {
    if (!isObject(picture, at)) continue;
    const [x, y] = [at % picture.pixels, Math.floor(at / picture.pixels)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return Math.max(right - left, bottom - top) / picture.pixels;
}

/** The part of two pictures of one size that is clearly lighter or darker, or there at all, in only one of them. */
export function difference(one: Seen, other: Seen): number {
  const [light, otherLight] = [one, other].map((each) => overWhite(each));
  const apart = light?.filter((value, at) => Math.abs(value - (otherLight?.[at] ?? 0)) > 0.12);
  return (apart?.length ?? 0) / one.pixels ** 2;
}

function overWhite({ bytes, pixels }: Seen): number[] {
  return Array.from({ length: pixels ** 2 }, (_, at) => {
    const part = (bytes[at * 4 + 3] ?? 0) / 255;
    const sum = (bytes[at * 4] ?? 0) + (bytes[at * 4 + 1] ?? 0) + (bytes[at * 4 + 2] ?? 0);
    return (part * sum) / 765 + 1 - part;
  });
}

/** The red, green and blue of a picture's frame, and how the picture lies on it. */
export interface Frame {
  colour: readonly [number, number, number];
  blend: 'normal' | 'multiply';
}

/** How well the object's edge can be made out: the contrast (WCAG 2) around it that all but a tenth of its edge has. */
export function edgeContrast(picture: Seen, frame: Frame): number {
  const light = onFrame(picture, frame);
  const contrasts: number[] = [];
  for (const at of edgeOf(picture)) {
    const around = neighbours(at, picture.pixels).map((each) => light[each] ?? 0);
    contrasts.push((Math.max(...around) + 0.05) / (Math.min(...around) + 0.05));
  }
  return contrasts.toSorted((one, other) => one - other)[Math.floor(contrasts.length / 10)] ?? 0;
}

function onFrame({ bytes, pixels }: Seen, { colour, blend }: Frame): Float32Array {
  const light = new Float32Array(pixels ** 2);
  for (let at = 0; at < light.length; at += 1) {
    const alpha = (bytes[at * 4 + 3] ?? 0) / 255;
    const channel = (place: 0 | 1 | 2) => {
      const drawn = bytes[at * 4 + place] ?? 0;
      const mixed = blend === 'multiply' ? (drawn * colour[place]) / 255 : drawn;
      return colour[place] + (mixed - colour[place]) * alpha;
    };
    light[at] = luminance([channel(0), channel(1), channel(2)]);
  }
  return light;
}

function edgeOf(picture: Seen): number[] {
  const { pixels } = picture;
  return [...Array(pixels ** 2).keys()].filter(
    (at) =>
      isObject(picture, at) &&
      [at - 1, at + 1, at - pixels, at + pixels].some((next) => !isObject(picture, next)),
  );
}

/** The pixels within a fiftieth of the picture. */
function neighbours(at: number, pixels: number): number[] {
  const reach = Math.round(pixels / 50);
  const found: number[] = [];
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) found.push(at + y * pixels + x);
  }
  return found;
}
