/** The width of the main picture for `sizes`, see `.slide` of the gallery and the grid of the page. */
export const mainPictureSizes = '(min-width: 48rem) 20.625rem, 75vw';
