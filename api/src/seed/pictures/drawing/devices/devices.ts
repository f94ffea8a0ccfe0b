import { shade } from '../colour.ts';

/** The bodies of devices as SVG in a box of 1000 by 1000; `body` is the product's own colour. */

export function television(body: string): string {
  return `${metal('frame', body)}${wallpaper('show', '#26439f')}
    <path d="M300 770h60l-26 70h-64ZM640 770h60l30 70h-64Z" fill="${shade(body, -0.2)}"/>
    <rect x="40" y="205" width="920" height="560" rx="16" fill="url(#frame)"/><rect x="54" y="219" width="892" height="526" rx="6" fill="url(#show)"/>
    <path d="M54 640 260 430l150 140 200-230 336 330v69a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6Z" fill="#071033" opacity=".45"/>
    <circle cx="730" cy="340" r="54" fill="#ffe2a1"/><path d="M54 225h330L150 745H60a6 6 0 0 1-6-6Z" fill="#fff" opacity=".07"/>
    <circle cx="500" cy="755" r="5" fill="#e25b6b"/>`;
}

export function powerBank(body: string): string {
  return `${metal('cell', body)}<rect x="270" y="120" width="460" height="760" rx="70" fill="url(#cell)"/>
    <rect x="300" y="150" width="400" height="700" rx="50" fill="#fff" opacity=".06"/>
    <rect x="420" y="112" width="70" height="22" rx="10" fill="#0c1017"/><rect x="520" y="112" width="70" height="22" rx="10" fill="#0c1017"/>
    ${[0, 1, 2, 3].map((lamp) => `<circle cx="${440 + lamp * 40}" cy="220" r="9" fill="${lamp < 3 ? '#7ff0c8' : '#56606f'}"/>`).join('')}
    <path d="M520 400 440 540h56l-20 110 90-150h-60Z" fill="#fff" opacity=".55"/>`;
}

export function charger(body: string): string {
  return `${metal('plug', body)}<rect x="330" y="300" width="340" height="400" rx="80" fill="url(#plug)"/>
    <rect x="400" y="190" width="34" height="120" rx="16" fill="#9aa3b1"/><rect x="566" y="190" width="34" height="120" rx="16" fill="#9aa3b1"/>
    <rect x="440" y="660" width="120" height="24" rx="12" fill="#1b212c"/>
    <path d="M500 684c0 140-180 60-180 180s150 80 330 40" fill="none" stroke="${shade(body, -0.12)}" stroke-width="30" stroke-linecap="round"/>
    <rect x="640" y="872" width="120" height="56" rx="20" fill="${shade(body, -0.2)}"/><rect x="756" y="884" width="46" height="32" rx="6" fill="#9aa3b1"/>`;
}

export function keypadPhone(body: string): string {
  const keys = Array.from({ length: 12 }, (_, index) => {
    const x = 385 + (index % 3) * 82;
    const y = 600 + Math.floor(index / 3) * 72;
    return `<rect x="${x}" y="${y}" width="66" height="48" rx="18" fill="${shade(body, 0.16)}"/>`;
  }).join('');
  return `${metal('bar', body)}<rect x="335" y="90" width="330" height="830" rx="80" fill="url(#bar)"/>
    <rect x="372" y="170" width="256" height="290" rx="20" fill="#0a0d13"/><rect x="386" y="184" width="228" height="262" rx="10" fill="#3fa7d6"/>
    <path d="M386 360q80-70 228-10v86a10 10 0 0 1-10 10H396a10 10 0 0 1-10-10Z" fill="#fff" opacity=".3"/>
    <rect x="440" y="495" width="120" height="72" rx="34" fill="${shade(body, 0.28)}"/>${keys}`;
}

/** A diagonal sheen over the body's colour. */
export function metal(id: string, hex: string): string {
  return `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${shade(hex, 0.42)}"/><stop offset=".4" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.42)}"/></linearGradient>`;
}

function wallpaper(id: string, hex: string): string {
  return `<linearGradient id="${id}" x2=".8" y2="1"><stop stop-color="#26439f"/><stop offset=".5" stop-color="${shade(hex, 0.18)}"/><stop offset="1" stop-color="#f2b45c"/></linearGradient>`;
}
