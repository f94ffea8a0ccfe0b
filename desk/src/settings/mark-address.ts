import type { Picture } from '@kashi/shared/contracts/picture';

/** The header shows the mark 44 pixels wide, on screens with up to three times the density; icons of browsers take twice that. */
const fitWidth = 240;

/** The address of the one file of an uploaded picture that the shop keeps as its mark. */
export function markAddress({ Base, Widths, Formats }: Picture): string {
  const width = Widths.find((each) => each >= fitWidth) ?? Math.max(...Widths);
  return `${Base}-${width}.${Formats.at(-1) ?? 'webp'}`;
}
