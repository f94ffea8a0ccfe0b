import type { Picture } from '@kashi/contracts/picture';
import type { Recipe } from './recipe.ts';

/** A picture for a row: how it is made, and its description in Persian. */
export interface PlannedPicture {
  recipe: Recipe;
  alt: string;
}

/** Converts a plan into the contract's picture. */
export type ToPicture = (planned: PlannedPicture) => Picture;

/** The picture of a plan; its files may be drawn later. */
export const toPicture: ToPicture = ({ recipe, alt }) => {
  const width = Math.max(...recipe.widths);
  return {
    Base: `/media/${recipe.id}`,
    Widths: [...recipe.widths],
    Formats: [...recipe.formats],
    Width: width,
    Height: Math.round(width / recipe.ratio),
    Alt: alt,
  };
};

/** What a picture of the demo shop has that is seen only in its pixels. */
export type Seen = Pick<Picture, 'Placeholder' | 'Ink' | 'Ground'>;

/** Like `toPicture`, with what was seen in some of the pictures, by the recipe's id. */
export function toPictureWith(seen: ReadonlyMap<string, Seen>): ToPicture {
  return (planned) => ({ ...toPicture(planned), ...seen.get(planned.recipe.id) });
}
