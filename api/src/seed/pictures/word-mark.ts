import outlines from './word-marks.json' with { type: 'json' };

interface Place {
  /** The middle of the words. */
  x: number;
  y: number;
  /** The words shrink until they fit in both. */
  width: number;
  height: number;
}

/**
 * Words as an outline, since a picture cannot count on a Persian font being installed. The outlines were set in
 * Vazirmatn Bold (SIL Open Font License 1.1) and lie in word-marks.json by their text, in units of a 1000-unit em.
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

/** Width and height of the words, to lay a picture out around them. */
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
