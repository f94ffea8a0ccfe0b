/** The widths that each place of the shop has its pictures in; a screen chooses among them. */
export const pictureWidths = {
  /**
   * A thumbnail is 100 pixels wide and a card at most 208, on screens with up to three times the density. 800 is twice the width
   * at which a picture is zoomed (§9).
   */
  goods: [160, 240, 320, 480, 800],
  /** Photos of reviews: a thumbnail is 112 pixels wide, and the largest is the one that the shop keeps of a customer's picture. */
  review: [160, 240, 480, 800, 1280],
  slide: [480, 800, 1200, 1600],
  banner: [320, 640, 960],
  wide: [480, 960, 1440],
} as const;

/** Best format first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Measured: a higher AVIF effort doubles the time and saves one byte in fourteen. */
export const pictureEncoding = {
  avif: { quality: 42, effort: 1 },
  webp: { quality: 76, alphaQuality: 80, effort: 2 },
} as const;

/** A miniature is a blurred WebP of fourteen pixels, small enough for a `data:` address of 400 characters. */
export const miniatureWidth = 14;
export const miniatureEncoding = { quality: 20, alphaQuality: 20, effort: 6 } as const;
