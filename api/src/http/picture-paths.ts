import type { Picture } from '@kashi/shared/contracts/picture';

/** Widths that the plain paths are made for; a client that knows `Picture` chooses for itself. */
export const pictureWidth = { card: 400, page: 800, wide: 1600 } as const;

/** The path of one file of a picture: the smallest that is wide enough, in the format that every browser reads. */
export function picturePath(picture: Picture | null | undefined, wantedWidth: number): string {
  if (!picture) return '';
  const widths = [...picture.Widths].sort((one, other) => one - other);
  const width = widths.find((each) => each >= wantedWidth) ?? widths.at(-1);
  return `${picture.Base}-${width}.${picture.Formats.at(-1)}`;
}

/** The extension of R28, left out where there is no picture. */
export function pictureField(picture: Picture | null | undefined): { Picture?: Picture } {
  return picture ? { Picture: withoutMiniature(picture) } : {};
}

/** Half of a picture's words would be its miniature, which lists, carts and orders have no use for. */
export function withoutMiniature(picture: Picture): Picture {
  return { ...picture, Placeholder: undefined };
}
