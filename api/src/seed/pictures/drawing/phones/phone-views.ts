import { shade } from '../colour.ts';
import type { View } from '../drawing.ts';
import { wordMark } from '../word-mark.ts';
import { phoneBack, phoneFace } from './phone-body.ts';
import { phoneHeight, type PhoneModel, type Pose } from './phone-model.ts';
import { star } from '../packages.ts';

/** A phone is not shown by compositions of one picture alone: it has a side, and a box of its own. */
export const phoneViews: Partial<Record<View, (model: PhoneModel, hex: string) => string>> = {
  side: phoneSide,
  hand: phoneInHand,
  pack: phoneBox,
};

/** Back and face together, as the model's pose has them: the first picture, since a phone is known by its cameras. */
export function phonePair(model: PhoneModel, hex: string): string {
  const back = phoneBack(model, hex);
  const face = phoneFace(model, hex);
  return poses[model.pose](
    (x, y, turn = 0) => at(back, { x, y, turn, width: model.width }),
    (x, y, turn = 0) => at(face, { x, y, turn, width: model.width }),
  );
}

type Placed = (x: number, y: number, turn?: number) => string;

const poses: Record<Pose, (back: Placed, face: Placed) => string> = {
  'behind-left': (back, face) => `${back(130, 60)}${face(420, 150)}`,
  'behind-right': (back, face) => `${back(470, 60)}${face(160, 150)}`,
  'side-by-side': (back, face) => `${back(80, 100)}${face(510, 100)}`,
  fanned: (back, face) => `${face(400, 110, 13)}${back(170, 100, -5)}`,
  crossed: (back, face) => `${back(150, 100, -11)}${face(470, 100, 9)}`,
  'back-first': (back, face) => `${face(440, 60)}${back(150, 150)}`,
};

/** From the side, in perspective: the edge with its keys, the back, and the face of a second one. */
function phoneSide(model: PhoneModel, hex: string): string {
  const depth = model.frame === 'flat' ? 96 : 84;
  const slab = (x: number) =>
    `<rect x="${x}" width="${model.width + depth}" height="${phoneHeight}" rx="${model.corner}" fill="url(#edge)"/>`;
  const keys = [170, 340].map(
    (y, key) =>
      `<rect x="${-depth * 0.66}" y="${y}" width="${depth * 0.26}" height="${key ? 72 : 128}" rx="10" fill="${shade(hex, -0.5)}"/><rect x="${-depth * 0.62}" y="${y + 5}" width="${depth * 0.09}" height="${key ? 62 : 118}" rx="4" fill="#fff" opacity=".35"/>`,
  );
  return `${edge(depth / (model.width + depth), hex)}<g transform="translate(650 150) skewY(-5) scale(.42 1)">${slab(0)}${phoneFace(model, hex)}</g>
    <g transform="translate(170 110) skewY(7) scale(.78 1)">${slab(-depth)}${keys.join('')}${phoneBack(model, hex)}</g>`;
}

/** The light along both edges of a slab, of which an edge is this part. */
function edge(part: number, hex: string): string {
  const stops = [
    [0, -0.4],
    [part * 0.4, 0.42],
    [part, -0.15],
    [1 - part, -0.2],
    [1 - part * 0.5, 0.36],
    [1, -0.45],
  ] as const;
  return `<linearGradient id="edge">${stops.map(([offset, light]) => `<stop offset="${offset.toFixed(3)}" stop-color="${shade(hex, light)}"/>`).join('')}</linearGradient>`;
}

/** In a right hand: the palm behind it, the thumb on its glass. */
function phoneInHand(model: PhoneModel, hex: string): string {
  const right = model.width;
  const finger = (y: number, reach: number) =>
    `<path d="M-46 ${y + 78}q-34-44 2-74l${reach}-4a37 37 0 0 1 2 74Z" fill="url(#skin)"/><rect x="${reach - 66}" y="${y + 18}" width="34" height="36" rx="16" fill="#f6cdb4"/>`;
  return `<g transform="translate(290 40) rotate(-7 200 400)"><linearGradient id="skin" x2="1" y2="1"><stop stop-color="#f0bd9b"/><stop offset=".55" stop-color="#dc9a76"/><stop offset="1" stop-color="#b87454"/></linearGradient>
    <path d="M${right - 40} 330q120 30 130 180 4 150-70 250l-10 190H${right * 0.34}L${right * 0.24} 800V560Z" fill="url(#skin)"/>
    <path d="M${right * 0.28} 884h${right * 0.76}l26 150H${right * 0.22}Z" fill="#26439f"/><path d="M${right * 0.28} 884h${right * 0.76}l5 30H${right * 0.27}Z" fill="#4561cc"/>
    ${phoneFace(model, hex)}
    ${[372, 460, 548, 634].map((y, index) => finger(y, [52, 64, 58, 40][index] ?? 50)).join('')}
    <path d="M${right + 52} 690q-50-20-92-110l-46-104q-18-52 22-68 36-12 58 34l58 112 44 30Z" fill="url(#skin)"/><path d="M${right - 84} 436q-8-36 20-42 22-2 34 26l8 18q-36 18-62-2Z" fill="#f6cdb4"/></g>`;
}

/** In front of its box, with its cable. */
function phoneBox(model: PhoneModel, hex: string): string {
  const { width, maker } = model;
  const [wide, high, deep] = [width + 90, 830, 90];
  const card = shade(hex, -0.72);
  const print = `<g transform="translate(45 60) scale(.98 .74)">${phoneFace(model, hex)}</g>`;
  return `<g transform="translate(90 60) skewY(4)"><path d="M${wide} 0l${deep}-40v${high - 40}l-${deep} 80Z" fill="${shade(card, -0.4)}"/><path d="M0 0 ${deep}-40H${wide + deep}L${wide} 0Z" fill="${shade(card, 0.28)}"/><rect width="${wide}" height="${high}" fill="${card}"/><path d="M0 0h${wide * 0.6}L${wide * 0.1} ${high}H0Z" fill="#fff" opacity=".06"/>
    ${print}${wordMark(maker, { x: wide / 2, y: 740, width: wide * 0.5, height: 62 }, '#ffffff')}${star(wide + deep / 2, 620, 22, '#ffffff')}</g>
    <path d="M470 930c-120 40-260 20-330-30M140 900c-40-40 20-70 70-50s20 70-50 70" fill="none" stroke="#f4f5f7" stroke-width="16" stroke-linecap="round"/><path d="M470 930c-120 40-260 20-330-30" fill="none" stroke="#c9ced6" stroke-width="4"/>
    ${at(phoneBack(model, hex), { x: 560, y: 210, turn: 5, width, scale: 0.94 })}`;
}

function at(
  svg: string,
  {
    x,
    y,
    turn,
    width,
    scale = 1,
  }: { x: number; y: number; turn: number; width: number; scale?: number },
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${phoneHeight / 2}) scale(${scale})">${svg}</g>`;
}
