import { shade } from '../colour.ts';
import { metal } from './devices.ts';

export function headphones(body: string): string {
  const cup = (x: number, turn: number) => `<g transform="rotate(${turn} ${x} 640)">
    <rect x="${x - 62}" y="500" width="124" height="280" rx="58" fill="${shade(body, -0.45)}"/>
    <rect x="${x - 84}" y="486" width="96" height="308" rx="48" fill="url(#cup)" ${x > 500 ? `transform="translate(72 0)"` : ''}/></g>`;
  return `${metal('cup', body)}
    <path d="M210 600C190 300 300 130 500 130s310 170 290 470" fill="none" stroke="${shade(body, -0.3)}" stroke-width="54" stroke-linecap="round"/>
    <path d="M236 440c18-170 110-282 264-282s246 112 264 282" fill="none" stroke="${shade(body, 0.22)}" stroke-width="30" stroke-linecap="round"/>
    <path d="M330 236C376 186 430 164 500 164s124 22 170 72" fill="none" stroke="${shade(body, 0.5)}" stroke-width="12" stroke-linecap="round" opacity=".8"/>
    ${cup(250, 6)}${cup(750, -6)}
    <circle cx="214" cy="640" r="20" fill="${shade(body, 0.4)}"/><circle cx="786" cy="640" r="20" fill="${shade(body, 0.4)}"/>`;
}

export function earbuds(body: string, model: 'stems' | 'pebbles'): string {
  return model === 'stems' ? stems(body) : pebbles(body);
}

function stems(body: string): string {
  const bud = (x: number, mirror: number) => `<g transform="translate(${x} 330) scale(${mirror} 1)">
    <path d="M-70-60a78 78 0 1 1 120 96l-14 190a28 28 0 0 1-56 0l-8-170a78 78 0 0 1-42-116Z" fill="url(#bud)"/>
    <ellipse cx="-66" cy="-10" rx="34" ry="46" fill="${shade(body, -0.5)}"/><circle cx="18" cy="-40" r="12" fill="#0c1017" opacity=".6"/></g>`;
  return `${metal('bud', body)}${metal('pod', shade(body, -0.08))}
    <path d="M240 560h520v150a170 170 0 0 1-170 170H410a170 170 0 0 1-170-170Z" fill="url(#pod)"/>
    <path d="M240 560h520v30H240Z" fill="${shade(body, -0.5)}"/><ellipse cx="500" cy="560" rx="260" ry="54" fill="${shade(body, -0.6)}"/>
    ${bud(400, 1)}${bud(600, -1)}<circle cx="500" cy="740" r="12" fill="#7ff0c8"/>`;
}

export function speaker(body: string): string {
  const mesh = Array.from(
    { length: 9 },
    (_, row) =>
      `<path d="M${318 + (row % 2) * 12} ${300 + row * 46}h364" stroke="${shade(body, -0.55)}" stroke-width="14" stroke-linecap="round" stroke-dasharray="1 24"/>`,
  ).join('');
  return `${metal('drum', body)}<path d="M440 110h120a40 40 0 0 1 40 40v30H400v-30a40 40 0 0 1 40-40Z" fill="none" stroke="${shade(body, -0.4)}" stroke-width="26"/>
    <rect x="260" y="170" width="480" height="740" rx="150" fill="url(#drum)"/><rect x="300" y="250" width="400" height="500" rx="110" fill="${shade(body, -0.25)}"/>${mesh}
    <rect x="390" y="800" width="220" height="44" rx="22" fill="${shade(body, -0.35)}"/>
    <path d="M425 822h22M436 811v22M553 822h22" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="500" cy="822" r="9" fill="#7ff0c8"/>`;
}

/** Two buds without stems before their lying case. */
function pebbles(body: string): string {
  const bud = (x: number, turn: number) =>
    `<g transform="translate(${x} 700) rotate(${turn})"><ellipse cx="0" cy="-84" rx="38" ry="46" fill="${shade(body, -0.55)}"/><path d="M-104 0c0-70 46-104 104-104S104-70 104 0 58 108 0 108-104 70-104 0Z" fill="url(#bud)"/><circle cx="6" cy="10" r="46" fill="none" stroke="${shade(body, 0.4)}" stroke-width="7"/><circle cx="6" cy="10" r="9" fill="#7ff0c8"/></g>`;
  return `${metal('bud', body)}${metal('pod', shade(body, -0.06))}<rect x="130" y="210" width="740" height="400" rx="190" fill="url(#pod)"/><path d="M134 380q366 60 732 0" fill="none" stroke="${shade(body, -0.5)}" stroke-width="11"/><path d="M220 300q60-54 160-58" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" opacity=".4"/>
    <circle cx="500" cy="470" r="11" fill="#7ff0c8"/>${bud(330, -18)}${bud(680, 16)}`;
}
