/** The width of a slide for `sizes`. The head preloads the first slide with the same value, so that it is fetched once. */
export const slideSizes =
  '(min-width: 86rem) 54rem, (min-width: 64rem) calc(66vw - 3rem), calc(100vw - 2rem)';
