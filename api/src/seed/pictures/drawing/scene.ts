import { shade, toHex, toHsl } from './colour.ts';
import { drawBody } from './draw-body.ts';
import type { Drawing, View } from './drawing.ts';
import { box } from './packages.ts';

/** A whole SVG document, drawn at any size without loss. */
export interface Scene {
  svg: string;
  /** Width of the document divided by its height. */
  ratio: number;
}

/** A product's picture: square and transparent, except for the pack shot, which has a tinted ground. */
export function productScene(drawing: Drawing, hex: string | null, view: View): Scene {
  return {
    svg: document(views[view](drawBody(drawing, hex), hex), view === 'detail' ? closeUp : whole),
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
export function shadow(x: number, y: number, radius: number, strength = 0.3): string {
  return `<radialGradient id="shadow-${x}-${y}"><stop stop-color="#1b2430" stop-opacity="${strength}"/><stop offset=".55" stop-color="#1b2430" stop-opacity="${strength / 3}"/><stop offset="1" stop-color="#1b2430" stop-opacity="0"/></radialGradient>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.16}" fill="url(#shadow-${x}-${y})"/>`;
}

const whole = '0 0 1000 1000';
const closeUp = '230 200 500 500';

const views: Record<View, (body: string, hex: string | null) => string> = {
  front: (body) => shadow(500, 905, 330) + place(body, 95, 85, 810),
  angle: (body) => shadow(500, 900, 300, 0.24) + place(body, 150, 130, 700, -14),
  detail: (body) => place(body, 60, 60, 880),
  pack: (
    body,
    hex,
  ) => `<radialGradient id="ground" cy=".32"><stop stop-color="#ffffff"/><stop offset=".6" stop-color="${tint(hex)}"/><stop offset="1" stop-color="${shade(tint(hex), -0.07)}"/></radialGradient>
    <rect width="1000" height="1000" fill="url(#ground)"/>${shadow(500, 868, 420, 0.34)}${place(box('#26439f', 'shop'), 410, 250, 560)}${place(body, 70, 290, 600)}`,
};

function tint(hex: string | null): string {
  if (!hex) return '#f1ead9';
  const { hue, saturation } = toHsl(hex);
  return toHex({ hue, saturation: Math.min(saturation, 0.5), lightness: 0.92 });
}
