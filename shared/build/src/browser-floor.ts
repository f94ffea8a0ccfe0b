/**
 * The oldest browsers in which the whole shop works (ADR 015), by browserslist's names. The build lowers code and styles to them,
 * `npm run check` searches the built files for features that they lack, and the tests run in engines of their age. Older
 * browsers, and any browser in which the shop's code fails to start, get the shop without code.
 */
export const browserFloor = {
  chrome: '109',
  ios_saf: '15.4',
  safari: '15.4',
  firefox: '115',
  samsung: '20',
} as const;
