import { shade } from '../colour.ts';
import type { Cameras, Island } from './phone-model.ts';

/** The cameras of a phone's back, with their island. */
export function cameraGroup({ island, lenses, flash }: Cameras, hex: string): string {
  const plate = island ? plateOf(island, hex) : '';
  return `${glass}${ringOf(hex)}${plate}${lenses.map(([x, y, radius]) => lens(x, y, radius)).join('')}${lamp(flash)}`;
}

function plateOf({ x, y, width, height, corner, tone }: Island, hex: string): string {
  const face = { body: shade(hex, 0.1), black: '#12151c', steel: '#c3c9d2' }[tone];
  return `<rect x="${x + 3}" y="${y + 6}" width="${width}" height="${height}" rx="${corner}" fill="#000" opacity=".22"/>
    <linearGradient id="island" x2="1" y2="1"><stop stop-color="${shade(face, 0.3)}"/><stop offset=".5" stop-color="${face}"/><stop offset="1" stop-color="${shade(face, -0.22)}"/></linearGradient>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="url(#island)"/><rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="${corner - 2}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
}

function lens(x: number, y: number, radius: number): string {
  return `<circle cx="${x + 2}" cy="${y + 4}" r="${radius + 2}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ring)"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="#07090e"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="#161b27"/><circle cx="${x}" cy="${y}" r="${radius * 0.42}" fill="url(#glass)"/><circle cx="${x - radius * 0.2}" cy="${y - radius * 0.22}" r="${radius * 0.13}" fill="#fff" opacity=".85"/><circle cx="${x + radius * 0.2}" cy="${y + radius * 0.24}" r="${radius * 0.07}" fill="#9db6f2" opacity=".8"/>`;
}

function lamp([x, y]: readonly [number, number]): string {
  return `<circle cx="${x}" cy="${y}" r="15" fill="#00000033"/><circle cx="${x}" cy="${y}" r="13" fill="#fff6de"/><circle cx="${x}" cy="${y}" r="7" fill="#f5d98b"/>`;
}

const glass =
  '<radialGradient id="glass" cx=".4" cy=".35"><stop stop-color="#5b7fd6"/><stop offset=".5" stop-color="#232f6b"/><stop offset="1" stop-color="#0b0f22"/></radialGradient>';

function ringOf(hex: string): string {
  return `<linearGradient id="ring" x2="1" y2="1"><stop stop-color="${shade(hex, 0.62)}"/><stop offset=".5" stop-color="${shade(hex, -0.12)}"/><stop offset="1" stop-color="${shade(hex, -0.5)}"/></linearGradient>`;
}
