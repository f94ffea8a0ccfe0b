import type { Picture } from '@kashi/contracts/picture';
import type { Head } from '@kashi/border/remote-contract';

/** The `srcset` of one of a picture's formats. */
export function sourceSet({ Base, Widths }: Picture, format: string): string {
  return Widths.map((width) => `${Base}-${width}.${format} ${width}w`).join(', ');
}

/**
 * A head's `preloadImage` for the page's largest picture: exactly the file that the `Picture` component with the same `sizes`
 * will show, since any other file would be loaded in addition. `path` is the one file in the specification.
 */
export function picturePreload(
  picture: Picture | undefined,
  path: string,
  sizes: string,
): Pick<Head, 'preloadImage'> {
  const best = picture?.Formats[0];
  if (picture && best) {
    const href = `${picture.Base}-${picture.Widths.at(-1)}.${best}`;
    const type = `image/${best}`;
    return { preloadImage: { href, srcSet: sourceSet(picture, best), sizes, type } };
  }
  return path ? { preloadImage: { href: path } } : {};
}
