import { shade } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { metal } from './devices/devices.ts';
import { star } from './packages.ts';
import { wordMark } from './word-mark.ts';

type Book = Extract<Drawing, { kind: 'book' }>;

/** A closed book with its title on the cover; only the pattern distinguishes books on a shelf. */
export function bookCover(cover: string, { title, pattern }: Book): string {
  return `${metal('cover', cover)}<clipPath id="face"><rect x="250" y="80" width="540" height="800" rx="10"/></clipPath>
    <path d="M235 96q-40 10-40 50v730q0 50 50 50h520v-60H250Z" fill="${shade(cover, -0.45)}"/>
    <path d="M240 884h540v26H250q-26 0-10-26Z" fill="#f6efe0"/><path d="M246 892h530M246 901h530" stroke="#d8ccb4" stroke-width="3"/>
    <rect x="250" y="80" width="540" height="800" rx="10" fill="url(#cover)"/><g clip-path="url(#face)">${patterns[pattern](cover)}</g>
    <rect x="250" y="80" width="34" height="800" fill="#000" opacity=".16"/><rect x="288" y="80" width="6" height="800" fill="#fff" opacity=".22"/>
    <rect x="320" y="180" width="440" height="170" rx="16" fill="#fdfaf3"/>${wordMark(title, { x: 540, y: 265, width: 380, height: 92 }, shade(cover, -0.35))}`;
}

const patterns: Record<Book['pattern'], (cover: string) => string> = {
  tiles: (cover) =>
    Array.from({ length: 12 }, (_, index) =>
      star(
        330 + (index % 4) * 140,
        480 + Math.floor(index / 4) * 140,
        62,
        shade(cover, index % 2 ? 0.4 : -0.2),
      ),
    ).join(''),
  alley: (cover) =>
    `<path d="M250 400h540v480H250Z" fill="${shade(cover, -0.3)}"/>${[300, 420, 540, 660].map((x, arch) => `<path d="M${x - 6} 880V${600 + (arch % 2) * 60}q0-60 52-92 52 32 52 92v280Z" fill="${['#f5be47', '#fdf3d8', '#e87f3c', '#fdf3d8'][arch]}"/><path d="M${x + 20} 880V${650 + (arch % 2) * 60}q0-34 26-52 26 18 26 52v230Z" fill="${shade(cover, -0.55)}"/>`).join('')}<path d="M250 400h540v56H250Z" fill="#2fb0aa"/>`,
  cloth: (cover) =>
    `<circle cx="540" cy="630" r="200" fill="#fdfaf3"/><circle cx="540" cy="630" r="166" fill="none" stroke="${shade(cover, -0.25)}" stroke-width="12" stroke-dasharray="26 14"/><circle cx="540" cy="630" r="112" fill="#e9a13b"/><path d="M470 640q70-90 140 0-70 70-140 0Z" fill="#8e1b3a"/><circle cx="590" cy="580" r="22" fill="#2e8b57"/><circle cx="494" cy="576" r="17" fill="#2e8b57"/><path d="M290 430v120q0 40 22 40v250M300 430v110M326 430v110M780 430v180q-40-20-40-90t40-90v400" fill="none" stroke="#fdfaf3" stroke-width="13" stroke-linecap="round"/>`,
  waves: (cover) =>
    [480, 560, 640, 720, 800]
      .map(
        (y, row) =>
          `<path d="M250 ${y}q68-70 135 0t135 0 135 0 135 0v400H250Z" fill="${shade(cover, row % 2 ? 0.34 : -0.12)}" opacity=".75"/>`,
      )
      .join(''),
  sun: (cover) =>
    `<circle cx="540" cy="640" r="130" fill="#f5be47"/>${Array.from({ length: 12 }, (_, ray) => `<path transform="rotate(${ray * 30} 540 640)" d="M540 480v-60" stroke="#f5be47" stroke-width="18" stroke-linecap="round"/>`).join('')}<path d="M250 800q280-110 540 0v80H250Z" fill="${shade(cover, -0.4)}"/>`,
  mountains: (cover) =>
    `<circle cx="660" cy="500" r="60" fill="#fdf3d8"/><path d="m250 880 190-330 120 180 90-110 140 260Z" fill="${shade(cover, -0.35)}"/><path d="m440 550 60 96-60 30-56-30Z" fill="#fdfaf3"/><path d="M250 880q240-150 540-40v40Z" fill="${shade(cover, 0.3)}"/>`,
};
