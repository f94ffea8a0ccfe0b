import { shade } from './colour.ts';
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
  /** The ground's colour, which gets lighter towards the objects. */
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
  return `<linearGradient id="wide-ground"><stop stop-color="${shade(hex, 0.24)}"/><stop offset=".55" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.16)}"/></linearGradient>
    <linearGradient id="wide-fade"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".75" stop-color="#fff" stop-opacity=".07"/></linearGradient>
    <mask id="wide-mask"><rect width="${width}" height="1000" fill="url(#wide-fade)"/></mask>
    <rect width="${width}" height="1000" fill="url(#wide-ground)"/><g mask="url(#wide-mask)">${tiles}</g>`;
}

/** An iwan's niche around the first object. */
function arch(hex: string, [first]: readonly WideObject[]): string {
  if (!first) return '';
  const middle = first.x + first.size / 2;
  const half = first.size * 0.62;
  const spring = first.y + first.size * 0.18;
  const top = first.y - first.size * 0.24;
  return `<path d="M${middle - half} 1000V${spring}Q${middle - half} ${(spring + top) / 2} ${middle} ${top}Q${middle + half} ${(spring + top) / 2} ${middle + half} ${spring}V1000Z" fill="${hex}"/>
    <path d="M${middle - half + 26} 1000V${spring + 14}Q${middle - half + 26} ${(spring + top) / 2 + 22} ${middle} ${top + 34}Q${middle + half - 26} ${(spring + top) / 2 + 22} ${middle + half - 26} ${spring + 14}V1000Z" fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="6"/>`;
}
