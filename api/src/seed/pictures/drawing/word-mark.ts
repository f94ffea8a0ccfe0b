import outlines from './word-marks.json' with { type: 'json' };

interface Place {
  /** The centre of the words. */
  x: number;
  y: number;
  /** The largest width and height; the words shrink to fit both. */
  width: number;
  height: number;
}

/**
 * Words as outlines, since a picture cannot rely on an installed Persian font. The outlines were set in Vazirmatn Bold (SIL Open
 * Font License 1.1) and are stored in word-marks.json by their text, in units of a 1000-unit em.
 */
export function wordMark(text: string, place: Place, fill: string): string {
  const outline = outlineOf(text);
  const scale = Math.min(
    place.width / outline.width,
    place.height / (outline.top - outline.bottom),
  );
  const left = place.x - (outline.width * scale) / 2;
  const baseline = place.y + ((outline.top + outline.bottom) / 2) * scale;
  return `<path transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale)} ${round(-scale)})" fill="${fill}" d="${outline.path}"/>`;
}

/** The width and height of the words, for the layout of a picture around them. */
export function outlineOf(text: string): Outline {
  const outline = (outlines as Record<string, Outline>)[text];
  if (!outline) throw new Error(`No outline of "${text}" in word-marks.json.`);
  return outline;
}

interface Outline {
  width: number;
  top: number;
  bottom: number;
  path: string;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
