import { shade } from '../colour.ts';
import { star } from '../packages.ts';
import type { BackFinish } from './phone-model.ts';

/** What the back of a phone is made of: SVG elements that cover `width` by 800. */
export function finish(name: BackFinish, width: number, hex: string): string {
  return finishes[name](width, hex);
}

const finishes: Record<BackFinish, (width: number, hex: string) => string> = {
  glass: (width, hex) =>
    `${paint(shade(hex, 0.34), hex, shade(hex, -0.3))}<path d="M${width * 0.5} 0H${width}V330L0 800V620Z" fill="#fff" opacity=".1"/><path d="M${width} 430V560L${width * 0.4} 800H${width * 0.16}Z" fill="#fff" opacity=".13"/>`,
  matte: (width, hex) =>
    `${paint(shade(hex, 0.2), shade(hex, 0.04), shade(hex, -0.2))}<path d="M${width * 0.76} 0H${width}V800H${width * 0.9}Q${width * 0.7} 400 ${width * 0.76} 0Z" fill="#fff" opacity=".1"/>`,
  leather: (width, hex) =>
    `${paint(shade(hex, 0.16), hex, shade(hex, -0.26))}<pattern id="grain" width="14" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="2.4" fill="#000" opacity=".16"/><circle cx="10" cy="9" r="2.4" fill="#fff" opacity=".13"/></pattern><path d="M0 0h${width}v800H0Z" fill="url(#grain)"/>`,
  halves: (width, hex) =>
    `${paint(shade(hex, 0.3), shade(hex, 0.06), shade(hex, -0.18))}<path d="M0 320Q${width / 2} 250 ${width} 360V800H0Z" fill="${shade(hex, -0.3)}" opacity=".62"/><path d="M0 320Q${width / 2} 250 ${width} 360" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/>`,
  stripes: (width, hex) =>
    `${paint(shade(hex, 0.24), hex, shade(hex, -0.34))}${Array.from({ length: 9 }, (_, row) => `<path d="M0 ${420 + row * 62} ${width} ${250 + row * 62}v22L0 ${442 + row * 62}Z" fill="#fff" opacity="${0.05 + (row % 3) * 0.06}"/>`).join('')}`,
  glyphs: (width, hex) =>
    `${paint(shade(hex, 0.12), hex, shade(hex, -0.16))}<path d="M${width * 0.1} 330h${width * 0.8}v430H${width * 0.1}Z" fill="${shade(hex, -0.14)}"/><circle cx="${width / 2}" cy="500" r="112" fill="${shade(hex, -0.22)}"/>
    <path d="M186 60h120q28 0 28 28v130" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M${width / 2 - 104} 420a126 126 0 0 1 208 0M${width / 2 + 122} 470a126 126 0 0 1-40 128M${width / 2 - 60} 612a126 126 0 0 1-62-146" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>
    <path d="M${width / 2} 660v84" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M70 300h150M250 300h40" stroke="${shade(hex, -0.45)}" stroke-width="7" opacity=".5"/><circle cx="${width / 2}" cy="500" r="60" fill="none" stroke="${shade(hex, -0.45)}" stroke-width="8" opacity=".5"/><circle cx="${width - 64}" cy="724" r="12" fill="#e5433d"/>`,
  tiles: (width, hex) =>
    `${paint(shade(hex, 0.22), hex, shade(hex, -0.3))}${Array.from({ length: 24 }, (_, tile) => star(40 + (tile % 5) * 84 + (Math.floor(tile / 5) % 2 ? -42 : 0), 440 + Math.floor(tile / 5) * 84, 36, shade(hex, tile % 2 ? 0.3 : 0.5))).join('')}<path d="M0 380h${width}v420H0Z" fill="${hex}" opacity=".35"/>`,
};

function paint(top: string, middle: string, bottom: string): string {
  return `<linearGradient id="paint" x2=".7" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path d="M0 0h600v800H0Z" fill="url(#paint)"/>`;
}
