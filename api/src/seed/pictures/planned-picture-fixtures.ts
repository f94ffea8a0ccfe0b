import type { ToPicture } from './planned-picture.ts';

/** The picture of a plan as the seed would name it, without drawing anything. */
export const undrawn: ToPicture = ({ recipe, alt }) => ({
  Base: `/media/${recipe.id}`,
  Widths: [...recipe.widths],
  Formats: [...recipe.formats],
  Width: Math.max(...recipe.widths),
  Height: Math.round(Math.max(...recipe.widths) / recipe.ratio),
  Alt: alt,
  Placeholder: '',
});
