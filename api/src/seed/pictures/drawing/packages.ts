import { shade } from './colour.ts';
import { metal } from './devices/devices.ts';

type BottleShape = 'pump' | 'perfume' | 'flacon' | 'dropper' | 'shampoo' | 'water';

export function bottle(body: string, shape: BottleShape): string {
  return bottles[shape](body);
}

export function tube(body: string): string {
  return `${metal('skin', body)}<path d="M300 110h400l-50 640H350Z" fill="url(#skin)"/><path d="M300 110h400v46H300Z" fill="${shade(body, -0.18)}"/>
    <path d="M355 750h290v120a40 40 0 0 1-40 40H395a40 40 0 0 1-40-40Z" fill="${shade(body, -0.4)}"/>${label(390, 300, 220, 260, body)}<path d="M345 180 385 720" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".4"/>`;
}

export function creamJar(body: string): string {
  return `${metal('glass', shade(body, 0.25))}${metal('cap', shade(body, -0.15))}
    <path d="M200 470h600v250a120 120 0 0 1-120 120H320a120 120 0 0 1-120-120Z" fill="url(#glass)"/><rect x="180" y="290" width="640" height="190" rx="50" fill="url(#cap)"/>
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((rib) => `<path d="M${260 + rib * 70} 320v130" stroke="#fff" stroke-width="8" opacity=".18"/>`).join('')}${label(330, 540, 340, 190, body)}`;
}

export function box(body: string, mark: string): string {
  return `<path d="M180 300 500 190l320 110-320 120Z" fill="${shade(body, 0.35)}"/><path d="M180 300 500 420v490L180 780Z" fill="${body}"/><path d="M820 300 500 420v490l320-130Z" fill="${shade(body, -0.25)}"/>
    <path d="m180 420 320 124v90L180 508Z" fill="#fff" opacity=".85"/><path d="m820 420-320 124v90l320-126Z" fill="#fff" opacity=".6"/>${star(340, 690, 74, shade(body, mark === 'food' ? 0.62 : 0.45))}${star(660, 690, 56, shade(body, 0.2))}`;
}

export function pouch(body: string): string {
  return `${metal('foil', body)}<path d="M260 130h480l30 60q30 340-10 690a30 30 0 0 1-30 26H270a30 30 0 0 1-30-26Q200 530 230 190Z" fill="url(#foil)"/><path d="M238 176h524" stroke="${shade(body, -0.4)}" stroke-width="10" stroke-dasharray="18 12"/>
    ${label(320, 330, 360, 300, body)}<path d="M280 250q-30 300 0 560" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".35"/>${star(500, 770, 60, '#ffffff')}`;
}

export function tin(body: string): string {
  return `${metal('wall', body)}<path d="M210 330v400c0 70 580 70 580 0V330Z" fill="url(#wall)"/><ellipse cx="500" cy="330" rx="290" ry="80" fill="#d5dae2"/><ellipse cx="500" cy="330" rx="250" ry="62" fill="#b3bbc7"/><ellipse cx="470" cy="320" rx="70" ry="20" fill="none" stroke="#8b95a5" stroke-width="14"/>
    <path d="M210 440c60 70 520 70 580 0v220c-60 70-520 70-580 0Z" fill="#fff" opacity=".82"/>${star(500, 600, 84, body)}`;
}

export function carpet(body: string): string {
  const fringe = Array.from(
    { length: 27 },
    (_, index) =>
      `<path d="M${178 + index * 24.7} 60v40M${178 + index * 24.7} 900v40" stroke="#efe3c8" stroke-width="8"/>`,
  ).join('');
  return `${fringe}<rect x="160" y="100" width="680" height="800" fill="${shade(body, -0.3)}"/><rect x="190" y="130" width="620" height="740" fill="#efe3c8"/><rect x="208" y="148" width="584" height="704" fill="${body}"/>
    <rect x="250" y="190" width="500" height="620" fill="none" stroke="#efe3c8" stroke-width="10" stroke-dasharray="30 16"/>
    <path d="M500 250 680 500 500 750 320 500Z" fill="${shade(body, -0.4)}" stroke="#efe3c8" stroke-width="12"/>${star(500, 500, 120, '#f0c36a')}${star(500, 500, 60, body)}
    ${[
      [300, 240],
      [700, 240],
      [300, 760],
      [700, 760],
    ]
      .map(([x, y]) => star(x ?? 0, y ?? 0, 52, '#efe3c8'))
      .join('')}`;
}

/** Two squares, one rotated by 45 degrees: the shop's star. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const side = radius * Math.SQRT1_2;
  const square = `<rect x="${x - side}" y="${y - side}" width="${side * 2}" height="${side * 2}" fill="${fill}"/>`;
  return `${square}<g transform="rotate(45 ${x} ${y})">${square}</g>`;
}

const bottles: Record<BottleShape, (body: string) => string> = {
  pump: (
    body,
  ) => `${metal('flask', body)}<path d="M470 130h150q40 0 40 40v20H530v110h-60Z" fill="#2b313c"/><rect x="420" y="250" width="160" height="80" rx="20" fill="${shade(body, -0.35)}"/>
    <path d="M310 420q0-90 100-90h180q100 0 100 90v420a70 70 0 0 1-70 70H380a70 70 0 0 1-70-70Z" fill="url(#flask)"/>${label(360, 480, 280, 280, body)}`,
  perfume: (
    body,
  ) => `${metal('flask', shade(body, 0.3))}<rect x="410" y="110" width="180" height="170" rx="26" fill="${shade(body, -0.45)}"/><rect x="440" y="280" width="120" height="50" fill="#c9a24b"/>
    <rect x="250" y="330" width="500" height="560" rx="70" fill="url(#flask)"/><path d="M290 500h420v310a44 44 0 0 1-44 44H334a44 44 0 0 1-44-44Z" fill="${body}" opacity=".65"/>${star(500, 640, 90, '#ffffff')}<path d="M300 400v420" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".6"/>`,
  flacon: (body) =>
    `${metal('flask', shade(body, 0.18))}${metal('wood', '#8a5a38')}<rect x="390" y="60" width="220" height="210" rx="20" fill="url(#wood)"/><path d="M430 66v198M480 66v198M540 66v198" stroke="#5c361f" stroke-width="6" opacity=".5"/><rect x="440" y="270" width="120" height="40" fill="#c9a24b"/>
    <path d="M500 300q230 60 250 330 0 280-250 280T250 630q20-270 250-330Z" fill="url(#flask)"/><path d="M290 640q210 60 420 0 0 226-210 230T290 640Z" fill="${body}" opacity=".6"/><path d="M346 520q-30 70-26 160" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" opacity=".55"/>
    <path d="M500 460c-60 70-90 120-90 170a90 90 0 0 0 180 0c0-50-30-100-90-170Z" fill="#fdfaf3" opacity=".9"/>${star(500, 630, 44, shade(body, -0.2))}`,
  dropper: (
    body,
  ) => `${metal('flask', body)}<path d="M450 80h100q30 0 30 60v110H420V140q0-60 30-60Z" fill="#2b313c"/><rect x="405" y="240" width="190" height="110" rx="16" fill="#c9a24b"/>
    <path d="M320 450q0-100 110-100h140q110 0 110 100v400a60 60 0 0 1-60 60H380a60 60 0 0 1-60-60Z" fill="url(#flask)"/>${label(360, 530, 280, 260, body)}`,
  shampoo: (body) =>
    `${metal('flask', body)}<rect x="410" y="90" width="180" height="120" rx="22" fill="${shade(body, -0.4)}"/><path d="M300 330q0-120 140-120h120q140 0 140 120l-30 530a50 50 0 0 1-50 50H380a50 50 0 0 1-50-50Z" fill="url(#flask)"/>${label(370, 420, 260, 310, body)}`,
  water: (body) =>
    `${metal('flask', body)}<rect x="410" y="70" width="180" height="100" rx="26" fill="#2b313c"/><rect x="430" y="165" width="140" height="50" fill="#8b95a5"/><rect x="345" y="210" width="310" height="710" rx="80" fill="url(#flask)"/><rect x="345" y="700" width="310" height="24" fill="#fff" opacity=".3"/>${star(500, 480, 70, shade(body, 0.4))}`,
};

function label(x: number, y: number, width: number, height: number, body: string): string {
  const middle = x + width / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="#fdfaf3" opacity=".94"/>${star(middle, y + height * 0.36, Math.min(width, height) * 0.2, body)}
    <path d="M${x + width * 0.22} ${y + height * 0.72}h${width * 0.56}M${x + width * 0.32} ${y + height * 0.85}h${width * 0.36}" stroke="${shade(body, -0.3)}" stroke-width="14" stroke-linecap="round" opacity=".6"/>`;
}
