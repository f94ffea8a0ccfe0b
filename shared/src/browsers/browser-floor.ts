/**
 * The oldest browsers in which all of the shop works (ADR 015), by browserslist's names. The build lowers code and
 * style to them, `npm run check` looks for what they lack in what is built, and the engines that the tests buy in are
 * theirs. Below them, and wherever the shop's code fails to start, stands the shop without code.
 */
export const browserFloor = {
  chrome: '109',
  ios_saf: '15.4',
  safari: '15.4',
  firefox: '115',
  samsung: '20',
} as const;
