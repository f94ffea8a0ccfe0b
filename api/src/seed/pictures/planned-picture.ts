import type { Picture } from '@kashi/shared/contracts/picture';
import type { DrawnPicture } from './draw-pictures.ts';
import type { Recipe } from './recipe.ts';

/** A picture that a row will name: how it is made, and what it shows, in Persian. */
export interface PlannedPicture {
  recipe: Recipe;
  alt: string;
}

/** Turns a plan into the contract's picture. The seed gives one that knows the drawn files. */
export type ToPicture = (planned: PlannedPicture) => Picture;

/** Looks pictures up among the drawn ones; a picture that was not drawn is a fault of the seed. */
export function picturesFrom(drawn: ReadonlyMap<string, DrawnPicture>): ToPicture {
  return ({ recipe, alt }) => {
    const picture = drawn.get(recipe.id);
    if (!picture) throw new Error(`The picture of «${alt}» was not drawn.`);
    return {
      Base: `/media/${recipe.id}`,
      Widths: [...recipe.widths],
      Formats: [...recipe.formats],
      Width: picture.width,
      Height: picture.height,
      Alt: alt,
      Placeholder: picture.placeholder,
    };
  };
}
