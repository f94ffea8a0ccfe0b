import type { Picture } from '@kashi/contracts/picture';
import type { Product } from '@kashi/contracts/product/product';
import type { Variant } from '../variants/variants.ts';

/** A place in the gallery. `path` is the picture's file by the specification; `picture` is an extension. */
export interface GalleryPicture {
  key: string;
  picture: Picture | undefined;
  path: string;
  /** The address of the largest file, '' where there is none. */
  largest: string;
}

/** The pictures of a product with a chosen variant: the variant's own first, then the product's. Never empty. */
export function galleryPictures(product: Product, variant: Variant | null): GalleryPicture[] {
  const ofVariant = (variant?.pictures ?? []).map((picture) => placeOf(picture, ''));
  const ofProduct = product.ProductPics.map(({ FilePath, Picture }) => placeOf(Picture, FilePath));
  const all = [...ofVariant, ...ofProduct];
  if (all.length === 0) return [placeOf(undefined, product.PicPath)];

  // One picture may be both the product's and a variant's, so each is kept once.
  return [...new Map(all.map((place) => [place.key, place])).values()];
}

/** The place of a picture, or of the one file of the specification. */
export function placeOf(picture: Picture | undefined, path: string): GalleryPicture {
  if (!picture) return { key: path, picture, path, largest: path };
  const { Base, Widths, Formats } = picture;
  // The last format is the one that all browsers can show.
  return { key: Base, picture, path, largest: `${Base}-${Widths.at(-1)}.${Formats.at(-1)}` };
}
