import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { star } from './packages.ts';
import { document } from './scene.ts';
import { outlineOf, wordMark } from './word-mark.ts';

/** A mark is a small SVG file: it needs no widths and is served unchanged. */
export interface Mark {
  file: string;
  svg: string;
}

/** A brand's name with a tile beside it. Real brands also get a word mark instead of their logo. */
export function brandMark({ title, hex }: { title: string; hex: string }): Mark {
  const outline = outlineOf(title);
  const scale = Math.min(150 / outline.width, 44 / (outline.top - outline.bottom));
  const width = Math.ceil(outline.width * scale);
  const words = wordMark(title, { x: width / 2, y: 30, width, height: 44 }, hex);
  return mark(
    `${words}${star(width + 34, 30, 17, hex)}${star(width + 34, 30, 7, '#ffffff')}`,
    width + 56,
    60,
  );
}

/** The shop's own logo: a star within a star on a tile. */
export const logoMark = mark(
  `<clipPath id="tile"><rect width="48" height="48" rx="12"/></clipPath><g clip-path="url(#tile)"><rect width="48" height="48" fill="#0f9391"/>
   ${star(24, 24, 24.4, '#faf7f1')}${star(24, 24, 22.2, '#26439f')}${star(24, 24, 8.8, '#f5be47')}</g>`,
  48,
  48,
);

/** Trust badges of the footer; the seals are fictional, like the shop. */
export const badgeMarks = [
  badge(
    'نماد اعتماد',
    '#f5be47',
    '#26439f',
    '<path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/><path d="M9 12l2 2 4-4"/>',
  ),
  badge(
    'ثبت رسانه',
    '#38c7c4',
    '#0b6b69',
    '<path d="M7 3h7l4 4v14H7z"/><path d="M10 13l2 2 3-4"/>',
  ),
  badge(
    'اتحادیه',
    '#ec9db4',
    '#a61c3c',
    '<path d="M4 10l2-5h12l2 5"/><path d="M6 10v10h12V10"/><path d="M10 20v-6h4v6"/>',
  ),
] as const;

/** The carriers' icons. */
export const carrierMarks = {
  courier: icon(
    '#0f9391',
    '<circle cx="7" cy="17" r="3"/><circle cx="18" cy="17" r="3"/><path d="M7 17h7l3-8h-4M4 9h6l2 5"/>',
  ),
  post: icon(
    '#b8860b',
    '<rect x="3" y="6" width="18" height="13" rx="2"/><path d="M3 8l9 6 9-6"/>',
  ),
  express: icon(
    '#a61c3c',
    '<path d="M3 6h11v10H3zM14 9h4l3 4v3h-7z"/><circle cx="7" cy="18" r="2"/><circle cx="17" cy="18" r="2"/>',
  ),
  freight: icon('#26439f', '<path d="M3 8l9-5 9 5v8l-9 5-9-5z"/><path d="M3 8l9 5 9-5M12 13v8"/>'),
} as const;

export async function writeMarks(marks: Iterable<Mark>, mediaFolder: string): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  for (const { file, svg } of marks) await writeFile(join(mediaFolder, file), svg);
}

function badge(words: string, edge: string, ink: string, strokes: string): Mark {
  return mark(
    `${star(40, 34, 32, edge)}${star(40, 34, 27, '#ffffff')}<g transform="translate(24 18) scale(1.333)" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
     ${wordMark(words, { x: 40, y: 80, width: 74, height: 15 }, ink)}`,
    80,
    92,
  );
}

function icon(ink: string, strokes: string): Mark {
  return mark(
    `<g fill="none" stroke="${ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`,
    24,
    24,
  );
}

function mark(elements: string, width: number, height: number): Mark {
  const svg = document(elements, `0 0 ${width} ${height}`).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  return { file: `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`, svg };
}
