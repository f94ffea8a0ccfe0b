import { shade, toHsl } from './colour.ts';
import { drawBody } from './draw-body.ts';
import type { Drawing } from './drawing.ts';
import { star } from './packages.ts';
import { document, place, shadow, type Scene } from './scene.ts';

/** An object of a slide or a banner; lengths are in thousandths of the picture's height, from its left and top edges. */
export interface WideObject {
  drawing: Drawing;
  hex?: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

export interface WidePlan {
  /** Width divided by height. */
  ratio: number;
  /** The ground's colour, which gets lighter towards the objects and darker towards the words. */
  ground: string;
  /** The arch behind the objects, if there is one. */
  arch?: string;
  objects: readonly WideObject[];
}

/** A slide, a banner or the head of a page: the objects are on the left, the right half is empty for text. */
export function wideScene(plan: WidePlan): Scene {
  const width = 1000 * plan.ratio;
  const elements = [ground(plan.ground, width), plan.arch ? arch(plan.arch, plan.objects) : ''];
  for (const { drawing, hex, x, y, size, turn } of plan.objects) {
    elements.push(shadow({ x: x + size / 2, y: y + size * 0.96, radius: size * 0.42 }, 0.4));
    elements.push(place(drawBody(drawing, hex ?? null), x, y, size, turn));
  }
  return { svg: document(elements.join(''), `0 0 ${width} 1000`), ratio: plan.ratio };
}

/** A pale ground gets hardly darker: much of it would be mud. */
function ground(hex: string, width: number): string {
  const step = 250;
  const columns = Math.ceil(width / step);
  const tiles = Array.from({ length: columns * 5 }, (_, index) => {
    const row = Math.floor(index / columns);
    return star(
      (index % columns) * step + (row % 2 ? step / 2 : 0),
      row * step,
      82,
      shade(hex, 0.5),
    );
  }).join('');
  return `<linearGradient id="wide-ground"><stop stop-color="${shade(hex, 0.24)}"/><stop offset=".55" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, toHsl(hex).lightness > 0.5 ? -0.05 : -0.16)}"/></linearGradient>
    <linearGradient id="wide-fade"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".75" stop-color="#fff" stop-opacity=".07"/></linearGradient>
    <mask id="wide-mask"><rect width="${width}" height="1000" fill="url(#wide-fade)"/></mask>
    <rect width="${width}" height="1000" fill="url(#wide-ground)"/><g mask="url(#wide-mask)">${tiles}</g>`;
}

/** An iwan's niche around the first object: a rim, the glaze that is lit from above, a thin line, and light behind the object. */
function arch(hex: string, [first]: readonly WideObject[]): string {
  if (!first) return '';
  const middle = first.x + first.size / 2;
  const half = first.size * 0.6;
  const top = first.y - first.size * 0.26;
  const niche = (inset: number, paint: string) =>
    `<path d="${outline(middle, half - inset, top + inset * 1.6)}" ${paint}/>`;
  return `<linearGradient id="wide-glaze" x2="0" y2="1"><stop stop-color="${shade(hex, 0.42)}"/><stop offset=".5" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.2)}"/></linearGradient>
    <radialGradient id="wide-light" gradientUnits="userSpaceOnUse" cx="${middle}" cy="${first.y + first.size * 0.4}" r="${first.size * 0.62}"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    ${niche(-34, `fill="${shade(hex, 0.3)}" opacity=".32"`)}${niche(0, 'fill="url(#wide-glaze)"')}
    ${niche(0, 'fill="url(#wide-light)"')}${niche(22, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"')}`;
}

/** Round shoulders that turn outwards to a point, on straight sides that reach below the picture. */
function outline(middle: number, half: number, top: number): string {
  const rise = half * 0.98;
  const at = (across: number, up: number) => `${middle + half * across} ${top + rise * (1 - up)}`;
  return `M${at(-1, 0)}C${at(-1, 0.42)} ${at(-0.78, 0.6)} ${at(-0.42, 0.77)}C${at(-0.22, 0.86)} ${at(-0.08, 0.93)} ${at(0, 1)}C${at(0.08, 0.93)} ${at(0.22, 0.86)} ${at(0.42, 0.77)}C${at(0.78, 0.6)} ${at(1, 0.42)} ${at(1, 0)}V1100H${middle - half}Z`;
}
