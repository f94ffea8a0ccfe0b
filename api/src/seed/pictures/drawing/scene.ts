import { colourOf, drawBody } from './draw-body.ts';
import type { Drawing, View } from './drawing.ts';
import { boxOf, outlineOf, type Box } from './outline/outline.ts';
import { rim } from './outline/rim.ts';
import { phoneModels } from './phones/phone-models.ts';
import { phoneViews } from './phones/phone-views.ts';
import { compositions } from './views/compositions.ts';

/** A whole SVG document, drawn at any size without loss. */
export interface Scene {
  svg: string;
  /** Width of the document divided by its height. */
  ratio: number;
}

/**
 * A product's picture: square, transparent, and filled by the object to a hair, whatever the drawing leaves free around it. With the
 * air that a tile leaves around its picture, the object has three quarters of the tile (`PictureTile.module.css`).
 */
export async function productScene(
  drawing: Drawing,
  hex: string | null,
  view: View,
): Promise<Scene> {
  const elements = await composed(drawing, hex, view);
  const outline = await outlineOf(elements);
  const box = boxOf(outline);
  const ground = view === 'niche' ? '' : shadowUnder(box);
  return {
    svg: document(`${await rim(outline)}${ground}${elements}`, around(box)),
    ratio: 1,
  };
}

/** Wraps SVG elements in a document; `viewBox` selects the visible part. */
export function document(elements: string, viewBox: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${elements}</svg>`;
}

/** Places a body of 1000 by 1000 at a position, in a size, rotated by some degrees. */
export function place(body: string, x: number, y: number, size: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 1000})">${body}</g>`;
}

/** The soft shadow below an object. */
export function shadow({ x, y, radius, height = radius * 0.16 }: Ellipse, strength = 0.3): string {
  const id = `shadow-${x}-${y}`;
  return `<radialGradient id="${id}"><stop stop-color="#1b2430" stop-opacity="${strength}"/><stop offset=".55" stop-color="#1b2430" stop-opacity="${strength / 3}"/><stop offset="1" stop-color="#1b2430" stop-opacity="0"/></radialGradient>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${height}" fill="url(#${id})"/>`;
}

/** Where a shadow lies; `height` is half of its own, as `radius` of its width. */
interface Ellipse {
  x: number;
  y: number;
  radius: number;
  height?: number;
}

/** The longer side of the object, as a part of the picture; the rest is room for its rim and its shadow. */
const filled = 0.95;

function around(box: Box): string {
  const { left, top, width, height } = box;
  const side = sideOf(box);
  const start = [left + width / 2 - side / 2, top + height / 2 - side / 2];
  return [...start, side, side].map((value) => Math.round(value * 10) / 10).join(' ');
}

/** Not higher than the picture has room for. */
function shadowUnder(box: Box): string {
  const { left, top, width, height } = box;
  const room = (sideOf(box) - height) / 2 + height * 0.015;
  return shadow({
    x: Math.round(left + width / 2),
    y: Math.round(top + height * 0.985),
    radius: Math.round(width * 0.47),
    height: Math.round(Math.min(width * 0.075, room)),
  });
}

function sideOf({ width, height }: Box): number {
  return Math.max(width, height) / filled;
}

async function composed(drawing: Drawing, hex: string | null, view: View): Promise<string> {
  if (drawing.kind === 'phone') {
    const draw = phoneViews[view];
    if (draw) return draw(phoneModels[drawing.model], hex ?? colourOf(drawing));
  }
  const svg = drawBody(drawing, hex);
  if (view === 'front') return svg;
  const compose = compositions[view];
  if (!compose) throw new Error(`A ${drawing.kind} has no view "${view}".`);
  return compose({ svg, box: boxOf(await outlineOf(svg)) }, hex);
}
