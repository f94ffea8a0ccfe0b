import { pictureFormats, pictureWidths } from '../../http/picture-sizes.ts';
import type { SeedProduct } from '../catalogue-shape.ts';
import type { View } from './drawing/drawing.ts';
import type { PlannedPicture } from './planned-picture.ts';
import { recipe } from './recipe.ts';
import { productScene } from './drawing/scene.ts';

interface ProductPictures {
  /** The gallery's pictures of the product as a whole; the first one is on its card. */
  gallery: PlannedPicture[];
  /** Each variant's own pictures, in order; none for a variant without its own colour. */
  byParam: PlannedPicture[][];
}

/** The pictures of one product: two to four views, and one for every colour. */
export function productPictures(product: SeedProduct): ProductPictures {
  const count = product.pictures ?? 2 + (product.id % 3);
  if (count === 0) return { gallery: [], byParam: product.params.map(() => []) };

  const mainHex = product.hex ?? product.params.find((param) => param.hex)?.hex ?? null;
  const gallery = views.slice(0, count).map((view) => planned(product, view, mainHex));
  const byParam = product.params.map((param) =>
    param.hex ? [planned(product, 'front', param.hex, param.name)] : [],
  );
  return { gallery, byParam };
}

const views: View[] = ['front', 'angle', 'detail', 'pack'];

const sizes = { widths: pictureWidths.goods, formats: pictureFormats, ratio: 1 } as const;

function planned(
  { drawing, shortName }: SeedProduct,
  view: View,
  hex: string | null,
  colourName?: string,
): PlannedPicture {
  return {
    recipe: recipe({ drawing, hex, view }, sizes, () => productScene(drawing, hex, view)),
    alt: colourName ? `${shortName}، رنگ ${colourName}` : `${shortName}، ${viewNames[view]}`,
  };
}

const viewNames: Record<View, string> = {
  front: 'نمای روبه‌رو',
  angle: 'نمای کج',
  detail: 'نمای نزدیک',
  pack: 'همراه جعبه',
};
