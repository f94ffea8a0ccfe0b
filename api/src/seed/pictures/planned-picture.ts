import type { Picture } from '@kashi/shared/contracts/picture';
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

/** Like `toPicture`, with a miniature for the recipes that have one, by the recipe's id. */
export function toPictureWith(miniatures: ReadonlyMap<string, string>): ToPicture {
  return (planned) => {
    const Placeholder = miniatures.get(planned.recipe.id);
    return { ...toPicture(planned), ...(Placeholder && { Placeholder }) };
  };
}
