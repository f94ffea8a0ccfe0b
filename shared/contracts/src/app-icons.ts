/**
 * The icons with which a phone keeps the shop among its applications. The API makes them of the shop's own mark, at
 * `/media/app-icon/<file of the mark>/<shape>-<size>.png`; the manifest names them all.
 *
 * `plain`: the mark alone. `maskable`: the mark on the shop's ground, small enough for any shape that a phone cuts out of it.
 */
export const appIcons = [
  { shape: 'plain', size: 192 },
  { shape: 'plain', size: 512 },
  { shape: 'maskable', size: 192 },
  { shape: 'maskable', size: 512 },
] as const;

export type AppIcon = (typeof appIcons)[number];

/** The colour under a maskable icon, which is the ground of the pages by day. */
export const appIconGround = '#faf7f1';

/**
 * The address of an icon of the mark at `logoPath`, which may lie on another host; null for a path that names no file. Another mark has
 * other addresses, so that a phone sees the change.
 */
export function appIconPath(logoPath: string, { shape, size }: AppIcon): string | null {
  const mark = /\/([\w.-]+)$/.exec(logoPath)?.[1];
  return mark ? `/media/app-icon/${mark}/${shape}-${size}.png` : null;
}
