import { shade } from '../colour.ts';
import { wallpaper, type WallpaperName } from '../phones/wallpapers.ts';
import { metal } from './devices.ts';

export type TabletModel = keyof typeof tablets;

export function tablet(model: TabletModel, body: string): string {
  return tablets[model](body);
}

const tablets = {
  /** Lying wide, in front of its back, with the pen across. */
  wide: (body: string) => `${metal('tablet', body)}
    <g transform="rotate(-5 500 330)"><rect x="130" y="60" width="780" height="500" rx="40" fill="${shade(body, -0.35)}"/><rect x="136" y="66" width="768" height="488" rx="36" fill="url(#tablet)"/>${camera(206, 134, 34)}<path d="M600 66h180L560 554H380Z" fill="#fff" opacity=".1"/></g>
    ${glass({ x: 80, y: 330, width: 840, height: 540, edge: 22 }, 'petals', body)}
    <g transform="rotate(24 800 640)"><rect x="788" y="360" width="26" height="470" rx="13" fill="#f1ede4"/><rect x="788" y="360" width="9" height="470" rx="4" fill="#c9c4b8"/><path d="M788 826h26l-13 58Z" fill="#2b313c"/></g>`,
  /** Upright, with its back behind it. */
  tall: (body: string) => `${metal('tablet', body)}
    <g transform="rotate(7 660 480)"><rect x="400" y="70" width="510" height="800" rx="54" fill="${shade(body, -0.35)}"/><rect x="406" y="76" width="498" height="788" rx="50" fill="url(#tablet)"/>${camera(836, 146, 38)}</g>
    ${glass({ x: 90, y: 100, width: 540, height: 820, edge: 34 }, 'waves', body)}`,
  /** Electronic ink in an open cover, with keys to turn the page. */
  reader: (body: string) => {
    const lines = Array.from({ length: 13 }, (_, line) => {
      const start = line % 5 === 4 ? 470 : 380;
      return `<path d="M${start} ${290 + line * 32}H750" stroke="#3f3f3a" stroke-width="9" stroke-linecap="round" opacity=".68"/>`;
    });
    return `${metal('cover', '#7a4a2b')}${metal('tablet', body)}<path d="M330 120 90 190V900l240 10Z" fill="#5c361f"/><path d="M318 136 106 198v686l212 8Z" fill="#8a5a38"/>
      <rect x="300" y="90" width="560" height="840" rx="34" fill="url(#cover)"/><rect x="320" y="104" width="520" height="800" rx="40" fill="${shade(body, -0.3)}"/><rect x="326" y="110" width="508" height="788" rx="36" fill="url(#tablet)"/>
      <rect x="356" y="150" width="420" height="600" rx="8" fill="#e9e6dc"/><path d="M560 216h120" stroke="#2f2f2b" stroke-width="18" stroke-linecap="round"/>${lines.join('')}
      <rect x="794" y="330" width="22" height="90" rx="11" fill="${shade(body, 0.3)}"/><rect x="794" y="450" width="22" height="90" rx="11" fill="${shade(body, 0.3)}"/><circle cx="566" cy="826" r="20" fill="${shade(body, 0.24)}"/>`;
  },
};

interface Glass {
  x: number;
  y: number;
  width: number;
  height: number;
  edge: number;
}

function glass({ x, y, width, height, edge }: Glass, picture: WallpaperName, body: string): string {
  const [wide, high] = [width - 2 * edge, height - 2 * edge];
  const scale = Math.max(wide / 400, high / 800);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="44" fill="${shade(body, 0.2)}"/><rect x="${x + 7}" y="${y + 7}" width="${width - 14}" height="${height - 14}" rx="38" fill="#07090e"/>
    <clipPath id="sheet"><rect x="${x + edge}" y="${y + edge}" width="${wide}" height="${high}" rx="16"/></clipPath><g clip-path="url(#sheet)"><g transform="translate(${x + edge} ${y + edge + high - 800 * scale}) scale(${scale})">${wallpaper(picture, 400, body)}</g>
    ${[0, 1, 2, 3, 4].map((app) => `<rect x="${x + width / 2 - 180 + app * 76}" y="${y + height - edge - 76}" width="56" height="56" rx="16" fill="${['#2fb0aa', '#ffffff', '#f5be47', '#c42a4d', '#9db6f2'][app]}" opacity=".92"/>`).join('')}<path d="M${x} ${y}h${width * 0.5}L${x + width * 0.1} ${y + height}H${x}Z" fill="#fff" opacity=".09"/></g>`;
}

function camera(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#0b0e14" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius - 6}" fill="#10141d"/><circle cx="${x}" cy="${y}" r="${radius * 0.44}" fill="#2a3a7a"/><circle cx="${x - 6}" cy="${y - 7}" r="5" fill="#fff" opacity=".8"/>`;
}
