import sharp from 'sharp';
import { boxOf, field, unit, type Outline } from './outline.ts';

/**
 * A soft rim behind a drawing, only along edges that would sink into the picture's frame: a white one behind dark goods, for the
 * dark theme's night-blue frames, and a grey one behind white goods, for the light theme's plaster. The light theme multiplies
 * pictures with their frame, which a white rim does not survive; on night blue nobody sees the grey one.
 */
export async function rim(outline: Outline): Promise<string> {
  const part = around(outline);
  const { cover, light } = part;
  const near = blurred(cover, part.width);
  // Only what is next to the edge counts: a phone's lit screen says nothing about its dark frame.
  const edge = cover.map((covered, at) => covered * (1.02 - (near[at] ?? 0)));
  const nearEdge = blurred(edge, part.width);
  const edgeLight = blurred(
    edge.map((weight, at) => weight * (light[at] ?? 0)),
    part.width,
  );

  const bytes = Buffer.alloc(cover.length * 4);
  let isNeeded = false;
  for (let at = 0; at < cover.length; at += 1) {
    const strength = near[at] ?? 0;
    if (strength < 0.01) continue;
    const luminance = (edgeLight[at] ?? 0) / (nearEdge[at] ?? 1);
    const dark = ramp(luminance, darkGoods);
    const most = dark > 0 ? dark * glow : ramp(luminance, whiteGoods) * shade;
    const alpha = Math.round(255 * most * Math.min(1, strength * steepness));
    if (alpha === 0) continue;
    isNeeded = true;
    bytes.set(dark > 0 ? white : ink, at * 4);
    bytes[at * 4 + 3] = alpha;
  }
  return isNeeded ? placed(bytes, part) : '';
}

/** The luminance at which the rim is full, and that at which there is none. */
const darkGoods = { full: 0.2, none: 0.42 };
const whiteGoods = { full: 0.6, none: 0.36 };

const glow = 0.58;
const shade = 0.55;
const white = [255, 255, 255];
const ink = [44, 54, 78];

/** Of what lies around an edge half is covered, around a corner less: more than a factor of two is full strength at either. */
const steepness = 2.6;

/** Three passes of a narrow mean come close to a bell; each reaches a pixel further. */
const passes = 3;

function ramp(value: number, { full, none }: { full: number; none: number }): number {
  return Math.min(1, Math.max(0, (none - value) / (none - full)));
}

/** The part of an outline in which its rim can be; lengths are in pixels of the rendering. */
interface Part extends Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

function around(outline: Outline): Part {
  const box = boxOf(outline);
  const margin = (passes + 1) * unit;
  const left = Math.max(0, Math.floor((box.left - margin - field.start) / unit));
  const top = Math.max(0, Math.floor((box.top - margin - field.start) / unit));
  const width = Math.min(field.pixels - left, Math.ceil((box.width + 2 * margin) / unit));
  const height = Math.min(field.pixels - top, Math.ceil((box.height + 2 * margin) / unit));
  const cut = (values: Float32Array) => {
    const result = new Float32Array(width * height);
    for (let row = 0; row < height; row += 1) {
      const start = (top + row) * field.pixels + left;
      result.set(values.subarray(start, start + width), row * width);
    }
    return result;
  };
  return { left, top, width, height, cover: cut(outline.cover), light: cut(outline.light) };
}

/** The picture of the rim as an SVG element. */
async function placed(bytes: Buffer, { left, top, width, height }: Part): Promise<string> {
  const png = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  const x = field.start + left * unit;
  const y = field.start + top * unit;
  return `<image x="${x}" y="${y}" width="${width * unit}" height="${height * unit}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function blurred(values: Float32Array, width: number): Float32Array {
  let result = values;
  for (let pass = 0; pass < passes; pass += 1) {
    result = averaged(averaged(result, 1), width);
  }
  return result;
}

/** The mean of each value and its two neighbours along one axis; outside of the field nothing is drawn. */
function averaged(values: Float32Array, step: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let at = step; at < values.length - step; at += 1) {
    result[at] = ((values[at - step] ?? 0) + (values[at] ?? 0) + (values[at + step] ?? 0)) / 3;
  }
  return result;
}
