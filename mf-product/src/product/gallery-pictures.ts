import type { Picture } from '@kashi/shared/contracts/picture';
import type { Product } from '@kashi/shared/contracts/product';
import type { Variant } from './variants.ts';

/** A place in the gallery. `path` is the one file that the specification knows. */
export interface GalleryPicture {
  key: string;
  picture: Picture | undefined;
  path: string;
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
  return { key: picture?.Base ?? path, picture, path };
}
