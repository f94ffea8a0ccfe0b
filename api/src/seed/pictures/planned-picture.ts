import type { Picture } from '@kashi/shared/contracts/picture';
import type { Recipe } from './recipe.ts';

/** A picture that a row will name: how it is made, and what it shows, in Persian. */
export interface PlannedPicture {
  recipe: Recipe;
  alt: string;
}

/** Turns a plan into the contract's picture. */
export type ToPicture = (planned: PlannedPicture) => Picture;

/** The picture of a plan, whose files may be drawn later. */
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

/** The same, with the miniature of those that have one, by their recipe's id. */
export function toPictureWith(miniatures: ReadonlyMap<string, string>): ToPicture {
  return (planned) => {
    const Placeholder = miniatures.get(planned.recipe.id);
    return { ...toPicture(planned), ...(Placeholder && { Placeholder }) };
  };
}
