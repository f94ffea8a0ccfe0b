import { shade } from '../colour.ts';
import { metal } from './devices.ts';

export function headphones(body: string): string {
  const ear = (
    mirror: number,
  ) => `<g transform="translate(500 0) scale(${mirror} 1) rotate(5 290 660)">
    <rect x="98" y="470" width="130" height="370" rx="65" fill="${shade(body, -0.58)}"/>
    <rect x="120" y="490" width="44" height="330" rx="22" fill="#fff" opacity=".1"/>
    <rect x="186" y="490" width="168" height="330" rx="80" fill="url(#cup)"/>
    <rect x="290" y="548" width="26" height="214" rx="13" fill="#fff" opacity=".22"/>
    <path d="M258 655V530" stroke="${shade(body, -0.34)}" stroke-width="48" stroke-linecap="round"/>
    <circle cx="258" cy="655" r="14" fill="${shade(body, 0.5)}"/></g>`;
  return `${metal('cup', body)}
    <path d="M306 372C340 262 408 214 500 214s160 48 194 158" fill="none" stroke="${shade(body, -0.58)}" stroke-width="52" stroke-linecap="round"/>
    <path d="M240 566C222 300 318 156 500 156s278 144 260 410" fill="none" stroke="${shade(body, -0.34)}" stroke-width="44" stroke-linecap="round"/>
    <path d="M268 380C300 236 384 160 500 160s200 76 232 220" fill="none" stroke="${shade(body, 0.3)}" stroke-width="20" stroke-linecap="round"/>
    <path d="M330 236C376 182 434 158 500 158" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"/>
    ${ear(1)}${ear(-1)}`;
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
