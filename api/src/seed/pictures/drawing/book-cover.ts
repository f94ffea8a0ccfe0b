import { shade } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { metal } from './devices.ts';
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
