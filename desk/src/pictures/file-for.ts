import type { Picture } from '@kashi/contracts/picture';

/**
 * The address of the one file of an uploaded picture that a place keeps, which has no room for several: the smallest that is wide
 * enough, in pixels, in the format that every browser reads.
 */
export function fileFor(fitWidth: number, { Base, Widths, Formats }: Picture): string {
  const width = Widths.find((each) => each >= fitWidth) ?? Math.max(...Widths);
  return `${Base}-${width}.${Formats.at(-1) ?? 'webp'}`;
}
