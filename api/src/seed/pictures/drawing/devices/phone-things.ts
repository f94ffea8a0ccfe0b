import { shade } from '../colour.ts';
import { star } from '../packages.ts';
import { phoneBack, phoneFace } from '../phones/phone-body.ts';
import { phoneModels, type PhoneName } from '../phones/phone-models.ts';
import { metal } from './devices.ts';

/** A case on the phone that it was made for, whose cameras look through it. */
export function phoneCase(body: string, phone: PhoneName, isOrnate: boolean): string {
  const model = phoneModels[phone];
  const { width, corner, cameras } = model;
  const xs = cameras.lenses.map(([x]) => x);
  const ys = cameras.lenses.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const [right, bottom] = [Math.max(...xs, cameras.flash[0]) + 50, Math.max(...ys) + 60];
  const hole = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="52"/>`;
  const pattern = isOrnate
    ? Array.from({ length: 18 }, (_, tile) => {
        const [x, y] = [(tile % 3) * 130 + 65, Math.floor(tile / 3) * 130 + 100];
        return `${star(x, y, 46, shade(body, 0.32))}${star(x, y, 22, '#f0c36a')}<circle cx="${x + 65}" cy="${y + 65}" r="13" fill="#f0c36a"/>`;
      }).join('')
    : `<path d="M0 620q200-140 390-40v240H0Z" fill="#fff" opacity=".12"/>${star(width / 2, 600, 44, shade(body, 0.35))}`;
  const loop = isOrnate
    ? ''
    : `<path d="M${width - 20} 770c90 20 130 130 40 150s-110-60-60-130" fill="none" stroke="${shade(body, -0.2)}" stroke-width="20" stroke-linecap="round"/>`;
  return `<g transform="translate(300 90)">${loop}<rect x="-16" y="-16" width="${width + 32}" height="832" rx="${corner + 14}" fill="${shade(body, -0.3)}"/><rect x="-8" y="-8" width="${width + 16}" height="816" rx="${corner + 8}" fill="${shade(body, 0.24)}"/>
    ${metal('cover', body)}<clipPath id="cover-face"><rect width="${width}" height="800" rx="${corner}"/></clipPath><rect width="${width}" height="800" rx="${corner}" fill="url(#cover)"/><g clip-path="url(#cover-face)">${pattern}</g>
    <g fill="${shade(body, -0.45)}"><g transform="translate(0 4)">${hole}</g></g><clipPath id="hole">${hole}</clipPath><g clip-path="url(#hole)">${phoneBack(model, '#3a404b')}</g><g fill="none" stroke="${shade(body, 0.45)}" stroke-width="7">${hole}</g></g>`;
}

/** Two sheets of glass on their way to a screen. */
export function screenGlass(): string {
  const { width, corner } = phoneModels['redmi-note-13'];
  const sheet = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="${width}" height="800" rx="${corner}" fill="#cfe4ee" opacity=".62"/><rect x="4" y="4" width="${width - 8}" height="792" rx="${corner - 4}" fill="none" stroke="#7fa3b8" stroke-width="8"/><circle cx="${width / 2}" cy="44" r="15" fill="#7fa3b8"/><path d="M40 40h150L70 760H40Z" fill="#fff" opacity=".6"/></g>`;
  return `<g transform="translate(60 120)">${phoneFace(phoneModels['redmi-note-13'], '#4A4F57')}</g>${sheet(360, 90, 4)}${sheet(560, 130, 9)}`;
}

/** Claws on an arm that grips the dashboard, with a phone between them. */
export function carHolder(): string {
  return `${metal('arm', '#4a5566')}<ellipse cx="500" cy="890" rx="230" ry="56" fill="#1b212c"/><path d="M290 860q20-90 120-100h180q100 10 120 100Z" fill="url(#arm)"/><path d="M450 780 440 560h120l-10 220Z" fill="#2b313c"/><circle cx="500" cy="600" r="74" fill="url(#arm)"/><circle cx="500" cy="600" r="34" fill="#12151c"/>
    <rect x="330" y="230" width="340" height="420" rx="44" fill="#2b313c"/><g transform="translate(345 40) scale(.8)">${phoneFace(phoneModels['galaxy-a35'], '#2F86D6')}</g>
    <path d="M326 300h-30q-30 0-30 36v150q0 36 30 36h66v-44h-40V344h40v-44ZM674 300h30q30 0 30 36v150q0 36-30 36h-66v-44h40V344h-40v-44Z" fill="#12151c"/><path d="M400 700h-30v-60h44v30h172v-30h44v60h-30Z" fill="#12151c"/>`;
}

/** A braided cable in a coil. */
export function cable(): string {
  const coil = [290, 240, 190].map(
    (radius) =>
      `<ellipse cx="500" cy="520" rx="${radius}" ry="${radius * 0.94}" fill="none" stroke="#2b313c" stroke-width="42"/><ellipse cx="500" cy="520" rx="${radius}" ry="${radius * 0.94}" fill="none" stroke="#8b95a5" stroke-width="30" stroke-dasharray="9 8"/>`,
  );
  const plug = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="0" width="68" height="130" rx="20" fill="#3a424f"/><rect x="-26" y="6" width="14" height="118" rx="7" fill="#fff" opacity=".2"/><rect x="-22" y="126" width="44" height="66" rx="12" fill="#c9ced6"/><rect x="-10" y="150" width="20" height="30" rx="6" fill="#6f7988"/></g>`;
  return `${coil.join('')}<path d="M240 640Q180 760 250 830M760 640Q840 740 760 830" fill="none" stroke="#2b313c" stroke-width="42" stroke-linecap="round"/><path d="M240 640Q180 760 250 830M760 640Q840 740 760 830" fill="none" stroke="#8b95a5" stroke-width="30" stroke-dasharray="9 8"/>
    ${plug(256, 800, -24)}${plug(752, 800, 24)}<rect x="440" y="240" width="120" height="180" rx="24" fill="#26439f"/>${star(500, 330, 30, '#f5be47')}`;
}

/** A disc to lay a phone on, with the shop's star in its glaze. */
export function chargingPad(): string {
  return `${metal('disc', '#0f9391')}<path d="M500 860c0 80 120 40 160 110" fill="none" stroke="#3a424f" stroke-width="26" stroke-linecap="round"/><circle cx="500" cy="480" r="400" fill="#2b313c"/><circle cx="500" cy="470" r="396" fill="#3a424f"/><circle cx="500" cy="466" r="372" fill="url(#disc)"/><circle cx="500" cy="466" r="330" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>
    ${star(500, 466, 230, '#faf7f1')}${star(500, 466, 206, '#26439f')}${star(500, 466, 110, '#2fb0aa')}<path d="M526 366 426 500h62l-18 84 104-142h-66Z" fill="#fff"/><circle cx="500" cy="834" r="13" fill="#7ff0c8"/>`;
}

/** A drive in a ribbed shell of rubber. */
export function solidStateDrive(body: string): string {
  const ribs = Array.from(
    { length: 11 },
    (_, rib) =>
      `<rect x="250" y="${150 + rib * 52}" width="500" height="30" rx="15" fill="${shade(body, 0.14)}"/><rect x="250" y="${168 + rib * 52}" width="500" height="12" rx="6" fill="${shade(body, -0.4)}"/>`,
  );
  return `${metal('shell', body)}<rect x="210" y="80" width="580" height="820" rx="70" fill="${shade(body, -0.4)}"/><rect x="218" y="88" width="564" height="804" rx="64" fill="url(#shell)"/>${ribs.join('')}
    <rect x="290" y="760" width="420" height="84" rx="20" fill="${shade(body, -0.3)}"/><path d="M330 802h200" stroke="#fff" stroke-width="17" stroke-linecap="round" opacity=".85"/><circle cx="660" cy="802" r="15" fill="#7ff0c8"/><rect x="440" y="890" width="120" height="30" rx="12" fill="#6f7988"/>`;
}
