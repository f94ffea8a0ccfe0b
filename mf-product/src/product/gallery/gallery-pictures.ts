import type { Picture } from '@kashi/shared/contracts/picture';
import type { Product } from '@kashi/shared/contracts/product';
import type { Variant } from '../variants/variants.ts';

/** A place in the gallery. `path` is the one file that the specification knows. */
export interface GalleryPicture {
  key: string;
  picture: Picture | undefined;
  path: string;
  /** The address of the largest file, '' where there is none. */
  largest: string;
}

/** What the gallery shows of a product when this variant is chosen: the variant's own pictures first. Never empty. */
export function galleryPictures(product: Product, variant: Variant | null): GalleryPicture[] {
  const ofVariant = (variant?.pictures ?? []).map((picture) => placeOf(picture, ''));
  const ofProduct = product.ProductPics.map(({ FilePath, Picture }) => placeOf(Picture, FilePath));
  const all = [...ofVariant, ...ofProduct];
  if (all.length === 0) return [placeOf(undefined, product.PicPath)];

  // A product's main picture often is the picture of one of its variants too.
  return [...new Map(all.map((place) => [place.key, place])).values()];
}

function placeOf(picture: Picture | undefined, path: string): GalleryPicture {
  if (!picture) return { key: path, picture, path, largest: path };
  const { Base, Widths, Formats } = picture;
  // The last format is the one that every browser knows.
  return { key: Base, picture, path, largest: `${Base}-${Widths.at(-1)}.${Formats.at(-1)}` };
}
