import { pictureFormats, pictureWidths } from '../../http/picture-sizes.ts';
import type { SeedProduct } from '../catalogue-shape.ts';
import type { Drawing, View } from './drawing/drawing.ts';
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
  const count = product.pictures ?? pictureCount(product);
  if (count === 0) return { gallery: [], byParam: product.params.map(() => []) };

  const mainHex = product.hex ?? product.params.find((param) => param.hex)?.hex ?? null;
  const views = viewsOf(product.drawing);
  const gallery = views.slice(0, count).map((view) => planned(product, view, mainHex));
  const byParam = product.params.map((param) =>
    param.hex ? [planned(product, views[0], param.hex, param.name)] : [],
  );
  return { gallery, byParam };
}

/** Nobody buys a phone without having seen it from every side. */
function pictureCount({ id, drawing }: SeedProduct): number {
  return drawing.kind === 'phone' ? 4 : 2 + (id % 3);
}

/** The views of a product in the order of its gallery: what stands is shown in a niche, what lies in a hand is turned. */
function viewsOf(drawing: Drawing): readonly [View, ...View[]] {
  if (drawing.kind === 'phone') return ['front', 'side', 'hand', 'pack'];
  if (drawing.kind === 'emoji' && drawing.isPair) return ['pair', 'front', 'detail', 'pack'];
  return ['front', held.has(drawing.kind) ? 'angle' : 'niche', 'detail', 'pack'];
}

const held: ReadonlySet<Drawing['kind']> = new Set([
  'keypad-phone',
  'phone-case',
  'tablet',
  'smart-watch',
  'headphones',
  'earbuds',
  'power-bank',
  'charger',
]);

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
  pair: 'یک جفت',
  angle: 'نمای کج',
  side: 'نمای پهلو',
  hand: 'در دست',
  niche: 'در طاقچه',
  detail: 'نمای نزدیک',
  pack: 'همراه جعبه',
};
