/**
 * The measures that a browser reports of one remote's part in a visit: the largest paint and the slowest answer to a press in its
 * tile, the time until its code had loaded and its tiles were alive, all in milliseconds; its layout shifts; the errors of its
 * code. For the page's own remote also the first paint and the first byte.
 */
export const browserMeasures = [
  'tileLcpMs',
  'tileInpMs',
  'loadMs',
  'mountMs',
  'firstPaintMs',
  'firstByteMs',
  'shift',
  'errors',
] as const;

export type BrowserMeasure = (typeof browserMeasures)[number];

export function isBrowserMeasure(measure: string): measure is BrowserMeasure {
  return (browserMeasures as readonly string[]).includes(measure);
}
