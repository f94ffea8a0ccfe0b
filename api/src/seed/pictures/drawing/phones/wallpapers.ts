import { shade } from '../colour.ts';
import { star } from '../packages.ts';

export type WallpaperName = keyof typeof wallpapers;

/** The picture on a phone's screen: SVG elements that cover `width` by 800, to be cut by the screen. */
export function wallpaper(name: WallpaperName, width: number, hex: string): string {
  return wallpapers[name](width, vivid(hex));
}

const wallpapers = {
  ribbon: (width: number, hex: string) =>
    `${ground('#f3b15f', hex, '#2b2150')}<path d="M0 560C${width * 0.3} 380 ${width * 0.5} 620 ${width} 300V470C${width * 0.55} 760 ${width * 0.3} 560 0 700Z" fill="#fff" opacity=".28"/><path d="M0 690C${width * 0.4} 540 ${width * 0.6} 800 ${width} 500V640C${width * 0.6} 860 ${width * 0.3} 700 0 800Z" fill="#1a1033" opacity=".34"/>`,
  petals: (width: number, hex: string) =>
    `${ground(shade(hex, 0.55), hex, shade(hex, -0.35))}${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<ellipse transform="rotate(${turn} ${width / 2} 430)" cx="${width / 2}" cy="280" rx="66" ry="150" fill="#fff" opacity=".2"/>`).join('')}<circle cx="${width / 2}" cy="430" r="44" fill="#ffe2a1"/>`,
  hills: (width: number, hex: string) =>
    `${ground('#cfeaf5', '#9fd0e8', '#ffe6b8')}<circle cx="${width * 0.68}" cy="250" r="58" fill="#fff3c9"/>${[430, 530, 640].map((y, row) => `<path d="M0 ${y}q${width * 0.25}-110 ${width * 0.5} 0t${width * 0.5} 0V800H0Z" fill="${shade(hex, 0.25 - row * 0.3)}"/>`).join('')}`,
  dunes: (width: number, hex: string) =>
    `${ground('#2a2456', '#b05a7a', '#f6b873')}<circle cx="${width * 0.34}" cy="300" r="46" fill="#ffe9c4"/><path d="M0 620Q${width * 0.4} 460 ${width} 600V800H0Z" fill="#c9793f"/><path d="M0 720Q${width * 0.6} 540 ${width} 700V800H0Z" fill="#8f4a35"/><path d="M0 620Q${width * 0.4} 460 ${width * 0.44} 560L0 760Z" fill="#fff" opacity=".14"/><path d="M0 770Q${width * 0.5} 690 ${width} 790V800H0Z" fill="${shade(hex, -0.4)}"/>`,
  rings: (width: number, hex: string) =>
    `${ground(shade(hex, -0.55), shade(hex, -0.15), shade(hex, 0.4))}${[310, 240, 170, 100, 44].map((radius, ring) => `<circle cx="${width * 0.62}" cy="520" r="${radius}" fill="${ring % 2 ? '#ffffff' : hex}" opacity="${0.16 + ring * 0.12}"/>`).join('')}`,
  waves: (width: number, hex: string) =>
    `${ground('#0f5f78', '#0f9391', '#e8f6f4')}${[300, 400, 500, 600, 700].map((y, row) => `<path d="M0 ${y}q${width / 8}-60 ${width / 4} 0t${width / 4} 0 ${width / 4} 0 ${width / 4} 0V800H0Z" fill="${row % 2 ? '#ffffff' : shade(hex, -0.1)}" opacity=".3"/>`).join('')}`,
  peaks: (width: number, hex: string) =>
    `${ground(shade(hex, 0.35), '#f7c4a3', '#fde8c8')}<path d="M0 560 ${width * 0.32} 300l${width * 0.2} 150L${width * 0.72} 330 ${width} 540V800H0Z" fill="${shade(hex, -0.3)}"/><path d="m${width * 0.32} 300 ${width * 0.1} 76-${width * 0.1} 40-${width * 0.12}-20Z" fill="#fdfaf3"/><path d="M0 690Q${width / 2} 560 ${width} 660V800H0Z" fill="${shade(hex, -0.6)}"/>`,
  arcade: (width: number, hex: string) =>
    `${ground('#10131c', '#171c2b', '#0a0c12')}<path d="M-20 620 ${width} 240v130L-20 760ZM-20 430 ${width * 0.7} 160l60 60L-20 520Z" fill="${shade(hex, 0.1)}"/><path d="M-20 780 ${width} 430v40L-20 830Z" fill="#38c7c4"/><circle cx="${width * 0.74}" cy="600" r="92" fill="none" stroke="#f5be47" stroke-width="16"/>`,
  sun: (width: number, hex: string) =>
    `${ground('#fbe3b1', '#f5be47', '#e87f3c')}<circle cx="${width / 2}" cy="470" r="120" fill="#fff6da"/>${Array.from({ length: 12 }, (_, ray) => `<path transform="rotate(${ray * 30} ${width / 2} 470)" d="M${width / 2} 310v-70" stroke="#fff6da" stroke-width="16" stroke-linecap="round"/>`).join('')}<path d="M0 680q${width / 2}-120 ${width} 0v120H0Z" fill="${shade(hex, -0.2)}"/>`,
  orbit: (width: number, hex: string) =>
    `${ground(shade(hex, 0.65), shade(hex, 0.25), shade(hex, -0.4))}<circle cx="${width * 0.2}" cy="560" r="250" fill="#fff" opacity=".34"/><circle cx="${width * 0.86}" cy="360" r="190" fill="${shade(hex, -0.45)}" opacity=".5"/><circle cx="${width * 0.62}" cy="700" r="150" fill="#fff" opacity=".22"/>`,
  beam: (width: number, hex: string) =>
    `${ground('#07090e', '#141926', '#07090e')}${[0, 1, 2, 3].map((beam) => `<path d="M${width * 0.5} 800C${width * (0.1 + beam * 0.3)} 600 ${width * (0.9 - beam * 0.25)} 400 ${width * (0.2 + beam * 0.2)} 120" fill="none" stroke="${beam % 2 ? '#ffdf9e' : shade(hex, 0.3)}" stroke-width="${54 - beam * 10}" stroke-linecap="round" opacity=".55"/>`).join('')}`,
  dots: (width: number, hex: string) =>
    `${ground('#0d0f14', '#1a1d25', '#0d0f14')}${Array.from({ length: 54 }, (_, dot) => `<circle cx="${width / 2 + ((dot % 6) - 2.5) * 52}" cy="${220 + Math.floor(dot / 6) * 52}" r="${5 + ((dot * 7) % 5) * 3}" fill="${dot % 11 === 3 ? '#e5433d' : shade(hex, 0.6)}"/>`).join('')}`,
  tiles: (width: number, hex: string) =>
    `${ground('#0b1533', shade(hex, -0.1), '#0f9391')}${Array.from({ length: 24 }, (_, tile) => star((tile % 4) * 118 + (Math.floor(tile / 4) % 2 ? 59 : 0), 160 + Math.floor(tile / 4) * 118, 44, tile % 3 ? '#2fb0aa' : '#f5be47')).join('')}<path d="M0 0h${width}v800H0Z" fill="#0b1533" opacity=".32"/>`,
};

function ground(top: string, middle: string, bottom: string): string {
  return `<linearGradient id="wallpaper" x2=".4" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path d="M0 0h600v820H0Z" fill="url(#wallpaper)"/>`;
}

/** Black, white and grey phones have a blue picture; the others' goes with their colour. */
function vivid(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return spread < 40 ? '#4561cc' : hex;
}
