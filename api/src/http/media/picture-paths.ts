import type { Picture } from '@kashi/contracts/picture';

/** The widths of plain picture paths; a client that reads `Picture` chooses a width itself. */
export const pictureWidth = { card: 400, page: 800, wide: 1600 } as const;

/** The path of one file of a picture: the smallest that is wide enough, in the format that every browser reads. */
export function picturePath(picture: Picture | null | undefined, wantedWidth: number): string {
  if (!picture) return '';
  const widths = [...picture.Widths].sort((one, other) => one - other);
  const width = widths.find((each) => each >= wantedWidth) ?? widths.at(-1);
  return `${picture.Base}-${width}.${picture.Formats.at(-1)}`;
}

/** The `Picture` extension of R28; omitted if there is no picture. */
export function pictureField(picture: Picture | null | undefined): { Picture?: Picture } {
  return picture ? { Picture: withoutMiniature(picture) } : {};
}

/** The picture without its miniature, which makes up half of the data and has no use in lists, carts and orders. */
export function withoutMiniature(picture: Picture): Picture {
  return { ...picture, Placeholder: undefined };
}
