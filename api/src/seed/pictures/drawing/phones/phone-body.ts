import { shade } from '../colour.ts';
import { finish } from './finishes.ts';
import { cameraGroup } from './lens.ts';
import { phoneHeight, type PhoneModel } from './phone-model.ts';
import { wallpaper } from './wallpapers.ts';

/** A phone's two sides: SVG elements from 0, 0 to the model's width and `phoneHeight`. */
export function phoneBack(model: PhoneModel, hex: string): string {
  const { width, corner, frame, back, cameras } = model;
  const rim = frame === 'flat' ? 8 : 4;
  return `${frameOf(model, hex)}${buttons(-1, 0, hex)}${outer(model)}
    <clipPath id="panel"><rect x="${rim}" y="${rim}" width="${width - 2 * rim}" height="${phoneHeight - 2 * rim}" rx="${corner - rim / 2}"/></clipPath>
    <g clip-path="url(#panel)">${finish(back, width, hex)}</g>${inner(model, rim)}${cameraGroup(cameras, hex)}`;
}

export function phoneFace(model: PhoneModel, hex: string): string {
  const { width, corner, frame, screen, hasPen } = model;
  const rim = frame === 'flat' ? 8 : 5;
  const [left, top] = [rim + screen.edge, rim + screen.edge];
  const [wide, high] = [width - 2 * left, phoneHeight - 2 * top - screen.chin];
  const round = Math.max(8, corner - rim - screen.edge / 2);
  return `${frameOf(model, hex)}${buttons(1, width, hex)}${outer(model)}
    <rect x="${rim}" y="${rim}" width="${width - 2 * rim}" height="${phoneHeight - 2 * rim}" rx="${corner - rim / 2}" fill="#05070b"/>
    <clipPath id="screen"><rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${round}"/></clipPath>
    <g clip-path="url(#screen)">${wallpaper(screen.wallpaper, width, hex)}${desktop(width, top + high)}
    <path d="M0 0h${width * 0.62}L${width * 0.16} 800H0Z" fill="#fff" opacity=".07"/></g>${cut(screen.cut, width, top)}${hasPen ? pen(width) : ''}`;
}

/** The frame, in bands of light from its left to its right. */
function frameOf({ width, corner, frame }: PhoneModel, hex: string): string {
  const [light, deep] = frame === 'flat' ? [0.5, -0.34] : [0.3, -0.2];
  return `<linearGradient id="frame"><stop stop-color="${shade(hex, light)}"/><stop offset=".04" stop-color="${shade(hex, deep)}"/><stop offset=".5" stop-color="${shade(hex, light)}"/><stop offset=".96" stop-color="${shade(hex, deep)}"/><stop offset="1" stop-color="${shade(hex, 0.2)}"/></linearGradient>
    <rect width="${width}" height="${phoneHeight}" rx="${corner}" fill="url(#frame)"/>`;
}

/** A fine dark line, so that white goods have an edge too. */
function outer({ width, corner }: PhoneModel): string {
  return `<rect x="1" y="1" width="${width - 2}" height="${phoneHeight - 2}" rx="${corner - 1}" fill="none" stroke="#1b2430" stroke-opacity=".35" stroke-width="2"/>`;
}

function inner({ width, corner }: PhoneModel, rim: number): string {
  return `<rect x="${rim + 1}" y="${rim + 1}" width="${width - 2 * rim - 2}" height="${phoneHeight - 2 * rim - 2}" rx="${corner - rim / 2 - 1}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`;
}

/** The keys for the volume and for power, on the side that shows. */
function buttons(side: 1 | -1, x: number, hex: string): string {
  const left = side === 1 ? x - 3 : x - 4;
  return `<rect x="${left}" y="150" width="7" height="120" rx="3" fill="${shade(hex, -0.4)}"/><rect x="${left}" y="310" width="7" height="64" rx="3" fill="${shade(hex, -0.4)}"/>`;
}

/** A bar to search in, and four apps. */
function desktop(width: number, bottom: number): string {
  const inks = ['#2fb0aa', '#ffffff', '#f5be47', '#c42a4d'];
  const size = width * 0.13;
  const gap = width * 0.075;
  const start = width / 2 - 2 * size - 1.5 * gap;
  const apps = inks.map(
    (ink, app) =>
      `<rect x="${start + app * (size + gap)}" y="${bottom - size - 40}" width="${size}" height="${size}" rx="${size * 0.28}" fill="${ink}" opacity=".92"/>`,
  );
  return `${apps.join('')}<rect x="${start}" y="${bottom - size - 104}" width="${4 * size + 3 * gap}" height="38" rx="19" fill="#fff" opacity=".5"/><rect x="${width / 2 - 46}" y="${bottom - 16}" width="92" height="5" rx="2.5" fill="#fff" opacity=".8"/>`;
}

function cut(kind: PhoneModel['screen']['cut'], width: number, top: number): string {
  const middle = width / 2;
  if (kind === 'hole') return `<circle cx="${middle}" cy="${top + 24}" r="11" fill="#05070b"/>`;
  if (kind === 'drop')
    return `<path d="M${middle - 34} ${top - 1}h68q-16 2-18 16a16 16 0 0 1-32 0q-2-14-18-16Z" fill="#05070b"/><circle cx="${middle}" cy="${top + 11}" r="7" fill="#1c2a58"/>`;
  return `<path d="M${middle - 84} ${top - 2}h168q-14 2-14 18 0 18-20 18H${middle - 50}q-20 0-20-18 0-16-14-18Z" fill="#05070b"/><circle cx="${middle + 40}" cy="${top + 14}" r="7" fill="#1c2a58"/><rect x="${middle - 26}" y="${top + 6}" width="44" height="6" rx="3" fill="#262d3a"/>`;
}

/** The end of the pen in the frame's lower edge. */
function pen(width: number): string {
  return `<rect x="${width - 74}" y="${phoneHeight - 6}" width="34" height="9" rx="3" fill="#0b0e14"/>`;
}
