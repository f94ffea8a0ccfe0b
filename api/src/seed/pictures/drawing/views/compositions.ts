import { shade, toHex, toHsl } from '../colour.ts';
import type { View } from '../drawing.ts';
import { box } from '../packages.ts';
import { seated, type Body } from './seated.ts';

type Compose = (body: Body, hex: string | null) => string;

/** How one object is shown; each gives SVG elements around the field of 1000 by 1000, which the scene then fits into the picture. */
export const compositions: Partial<Record<View, Compose>> = {
  pair,
  angle,
  niche,
  detail: loupe,
  pack,
};

/** Slightly turned, as a hand would lay it down. */
function angle({ svg }: Body): string {
  return `<g transform="rotate(-14 500 500)">${svg}</g>`;
}

/** Left and right of a pair: the far one is a little higher and smaller. */
function pair(body: Body): string {
  const far = seated(body, { middle: 600, bottom: 700, width: 640, height: 560 });
  return `${far}${seated(body, { middle: 430, bottom: 900, width: 760, height: 660 })}`;
}

/** On a plinth in a niche of plaster, in the colour of its glaze. */
function niche(body: Body, hex: string | null): string {
  const glaze = tint(hex);
  const arch = 'M110 960V440Q110 250 270 160Q400 90 500 20Q600 90 730 160Q890 250 890 440V960Z';
  const inner = 'M146 924V446Q146 272 292 190Q410 122 500 64Q590 122 708 190Q854 272 854 446V924Z';
  return `<linearGradient id="niche" y2="1" x2="0"><stop stop-color="${shade(glaze, -0.16)}"/><stop offset=".7" stop-color="${shade(glaze, 0.3)}"/><stop offset="1" stop-color="${glaze}"/></linearGradient>
    <linearGradient id="plinth"><stop stop-color="${shade(glaze, -0.12)}"/><stop offset=".4" stop-color="${shade(glaze, 0.6)}"/><stop offset="1" stop-color="${shade(glaze, -0.22)}"/></linearGradient>
    <path d="${arch}" fill="${shade(glaze, -0.1)}"/><path d="${inner}" fill="url(#niche)"/>
    <path d="M200 838v70q0 26 300 26t300-26v-70Z" fill="url(#plinth)"/><ellipse cx="500" cy="838" rx="300" ry="44" fill="${shade(glaze, 0.66)}"/>
    <ellipse cx="500" cy="842" rx="210" ry="26" fill="#1b2430" opacity=".22"/>${seated(body, { middle: 500, bottom: 850, width: 590, height: 610 })}`;
}

/** With a part of it under a loupe. */
function loupe({ svg, box: { left, top, width, height } }: Body): string {
  const radius = 0.26 * Math.max(width, height);
  const [x, y] = [left + width * 0.36, top + height * 0.3];
  const [glassX, glassY] = [left + width * 0.76, top + height * 0.78];
  const zoom = 2.1;
  return `${svg}<circle cx="${x}" cy="${y}" r="${radius / zoom}" fill="none" stroke="#ffffff" stroke-width="10"/><circle cx="${x}" cy="${y}" r="${radius / zoom + 6}" fill="none" stroke="#5b6b84" stroke-width="4"/>
    <clipPath id="loupe"><circle cx="${glassX}" cy="${glassY}" r="${radius}"/></clipPath><circle cx="${glassX}" cy="${glassY}" r="${radius + 20}" fill="#ffffff"/><circle cx="${glassX}" cy="${glassY}" r="${radius}" fill="#f4efe4"/>
    <g clip-path="url(#loupe)"><g transform="translate(${glassX} ${glassY}) scale(${zoom}) translate(${-x} ${-y})">${svg}</g></g>
    <circle cx="${glassX}" cy="${glassY}" r="${radius + 22}" fill="none" stroke="#5b6b84" stroke-width="5"/>`;
}

/** In front of the shop's own box. */
function pack(body: Body): string {
  return `<g transform="translate(-60 20) scale(.82)">${box('#26439f', 'shop')}</g>${seated(body, { middle: 660, bottom: 930, width: 600, height: 620 })}`;
}

/** The colour of the niche around an object of this colour. */
function tint(hex: string | null): string {
  if (!hex) return '#ecdcb9';
  const { hue, saturation } = toHsl(hex);
  return toHex({ hue, saturation: Math.min(saturation, 0.42), lightness: 0.84 });
}
