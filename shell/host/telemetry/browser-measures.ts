/**
 * What a browser tells of one remote's part in a visit: the largest paint and the slowest answer to a press in its tile, how
 * long its code took to come and its tiles to come alive, all in milliseconds; how far its boxes moved by themselves; how
 * many errors its code had. Of the page's own remote also the first paint and the first byte.
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
