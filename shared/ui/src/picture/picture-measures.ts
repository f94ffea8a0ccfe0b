import type { Picture } from '@kashi/contracts/picture';

/** The room that a picture takes: its own measures, or those of the drawing for a failed one. */
export function measures(
  picture: Picture | null | undefined,
  fallback: 'square' | 'wide' | undefined,
) {
  return {
    width: picture?.Width ?? squareWidth,
    height: picture?.Height ?? (fallback === 'wide' ? squareWidth / 2 : squareWidth),
  };
}

/** Product pictures are square and at least this wide; a wide one is half as high. */
const squareWidth = 800;
