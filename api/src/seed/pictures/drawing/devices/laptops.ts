import { shade } from '../colour.ts';
import { wallpaper, type WallpaperName } from '../phones/wallpapers.ts';
import { metal } from './devices.ts';

export type LaptopModel = keyof typeof laptops;

export function laptop(model: LaptopModel, body: string): string {
  return laptops[model](body);
}

/** A stand of bent aluminium that lifts a laptop from the desk. */
export function laptopStand(body: string): string {
  return `${metal('stand', body)}<path d="M230 900h540q26 0 20-26l-20-54H230l-20 54q-6 26 20 26Z" fill="url(#stand)"/><path d="M330 830 400 520h200l70 310h-74l-46-220H450l-46 220Z" fill="${shade(body, -0.22)}"/><path d="M330 830 400 520h28l-62 310Z" fill="#fff" opacity=".3"/>
    <path d="M150 560h700l-30 44H180Z" fill="url(#stand)"/><rect x="200" y="590" width="44" height="34" rx="8" fill="#2b313c"/><rect x="756" y="590" width="44" height="34" rx="8" fill="#2b313c"/>
    <g transform="translate(120 -60) scale(.76)">${laptops.slim('#9aa3b1')}</g>`;
}

const laptops = {
  /** Thin, of one piece, seen from straight ahead. */
  slim: (
    body: string,
  ) => `${metal('lid', body)}<rect x="130" y="160" width="740" height="490" rx="30" fill="url(#lid)"/><rect x="138" y="168" width="724" height="474" rx="24" fill="#07090e"/>
    ${screen({ x: 152, y: 182, width: 696, height: 440 }, 'dunes', body)}<path d="M120 650h760l100 130H20Z" fill="${shade(body, 0.2)}"/><path d="M176 664h648l44 58H132Z" fill="#1b212c"/>
    ${keys({ x: 180, y: 676, width: 640, rows: 3, step: 16 }, ['#4a5566'])}<path d="M396 732h208l12 34H384Z" fill="${shade(body, -0.16)}"/>
    <path d="M20 780h960v10q0 26-30 26H50q-30 0-30-26Z" fill="${shade(body, -0.28)}"/><path d="M430 780h140q-6 14-22 14h-96q-16 0-22-14Z" fill="${shade(body, -0.5)}"/>`,
  /** With corners, fans, and keys that glow in colours. */
  gaming: (
    body: string,
  ) => `${metal('lid', body)}<path d="M120 130h760l36 46v410H84V176Z" fill="url(#lid)"/><path d="M136 146h728l32 38v386H104V184Z" fill="#07090e"/>${screen({ x: 130, y: 176, width: 740, height: 372 }, 'arcade', '#C42A4D')}
    <path d="M84 586h832l10 34H74Z" fill="${shade(body, -0.5)}"/><path d="M130 600h170M700 600h170" stroke="#e5433d" stroke-width="9"/><path d="M74 620h852l64 220H10Z" fill="${shade(body, 0.12)}"/><path d="M130 640h740l34 126H96Z" fill="#0c1017"/>
    ${keys({ x: 150, y: 658, width: 700, rows: 5, step: 22 }, ['#e5433d', '#f5be47', '#2fb0aa', '#4561cc', '#9b5bd1'])}<path d="M370 782h260l10 46H360Z" fill="#161b25" stroke="#e5433d" stroke-width="4"/>
    <path d="M10 840h980l-14 34q-8 16-30 16H54q-22 0-30-16Z" fill="${shade(body, -0.4)}"/><path d="M200 860h180M620 860h180" stroke="#e5433d" stroke-width="7"/>`,
  /** From above and from the left, with a block of digits. */
  numpad: (
    body: string,
  ) => `${metal('lid', body)}<g transform="translate(150 60) skewY(5)"><rect width="720" height="440" rx="26" fill="${shade(body, -0.2)}"/><rect x="6" y="6" width="708" height="428" rx="22" fill="#07090e"/>${screen({ x: 26, y: 28, width: 668, height: 374 }, 'waves', body)}</g>
    <path d="M150 506 870 570 990 800 60 760Z" fill="url(#lid)"/><path d="M196 536 842 592 920 712 134 674Z" fill="#1b212c"/>
    ${[0, 1, 2, 3].map((row) => `<path d="M${204 - row * 16} ${562 + row * 32} ${632 - row * 4} ${598 + row * 34}" stroke="#56606f" stroke-width="20" stroke-dasharray="34 9"/><path d="M${664 - row * 2} ${600 + row * 34} ${826 + row * 16} ${612 + row * 33}" stroke="#56606f" stroke-width="20" stroke-dasharray="34 9"/>`).join('')}
    <path d="M310 694l230 14 6 56-256-14Z" fill="${shade(body, -0.2)}"/><path d="M60 760 990 800v20q0 16-20 15L80 796q-20-1-20-18Z" fill="${shade(body, -0.42)}"/>`,
};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function screen({ x, y, width, height }: Area, picture: WallpaperName, body: string): string {
  const scale = width / 400;
  return `<clipPath id="desk"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/></clipPath><g clip-path="url(#desk)"><g transform="translate(${x} ${y + height - 800 * scale}) scale(${scale})">${wallpaper(picture, 400, body)}</g>
    <path d="M${x} ${y}h${width * 0.5}L${x + width * 0.12} ${y + height}H${x}Z" fill="#fff" opacity=".08"/><rect x="${x + width / 2 - 120}" y="${y + height - 44}" width="240" height="32" rx="14" fill="#fff" opacity=".42"/></g>`;
}

interface Keys {
  x: number;
  y: number;
  width: number;
  rows: number;
  step: number;
}

function keys({ x, y, width, rows, step }: Keys, inks: readonly string[]): string {
  return Array.from(
    { length: rows },
    (_, row) =>
      `<path d="M${x - row * step * 0.6} ${y + row * step}h${width + row * step * 1.2}" stroke="${inks[row % inks.length]}" stroke-width="${step * 0.56}" stroke-dasharray="36 9"/>`,
  ).join('');
}
