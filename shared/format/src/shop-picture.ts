import { appIconPath } from '@kashi/contracts/app-icons';
import type { Picture } from '@kashi/contracts/picture';
import type { Head } from '@kashi/border/remote-contract';
import { sharedPicture } from './shared-picture.ts';

export type SharedPicture = Pick<Head, 'image' | 'imageSize'>;

/**
 * The picture for links to a page that has none of its own: the shop's first slide, else its mark as the API draws it for phones, since
 * a mark may be a drawing, which no messenger shows, or too small. Empty for a shop with neither. Only the HTML's head needs it, so
 * call it on the server alone.
 */
export function shopPicture(
  slide: { Picture?: Picture | undefined; PicPath: string } | undefined,
  logoPath: string,
): SharedPicture {
  if (slide?.PicPath) return sharedPicture(slide.Picture, slide.PicPath);
  const size = 512;
  const image = appIconPath(logoPath, { shape: 'maskable', size });
  return image ? { image, imageSize: { width: size, height: size } } : {};
}
