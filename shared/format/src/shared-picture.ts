import type { Picture } from '@kashi/contracts/picture';
import type { Head } from '@kashi/border/remote-contract';

/**
 * The picture of a shared link (Open Graph): the largest file as a JPEG, which the API makes of every picture and every messenger
 * shows, with its size, so that the first preview needs no measuring. `path` is the one file in the specification.
 */
export function sharedPicture(
  picture: Picture | undefined,
  path: string,
): Pick<Head, 'image' | 'imageSize'> {
  const width = picture?.Widths.at(-1);
  if (!picture || !width) return path ? { image: path } : {};
  const height = Math.round((width * picture.Height) / picture.Width);
  return { image: `${picture.Base}-${width}.jpg`, imageSize: { width, height } };
}
