import { toHex, toHsl, type Hsl } from './colour.ts';

const hexColour = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const colourless = 0.14;
const neighbourDegrees = 75;

/**
 * Recolours a drawing: colours near its main hue move to the hue of `hex`, with their shading kept. Other hues, such as a clasp
 * or a lace, keep their colour.
 */
export function recolour(svg: string, hex: string): string {
  const target = toHsl(hex);
  const main = mainColour(svg);

  return svg.replace(hexColour, (found) => {
    const colour = toHsl(found);
    return belongs(colour, main) ? toHex(moved(colour, main, target)) : found;
  });
}

/** Grey drawings change their greys. Coloured ones change the colours near their main hue, and keep white and black. */
function belongs(colour: Hsl, main: Hsl): boolean {
  if (main.saturation < colourless) return colour.saturation < colourless;
  return colour.saturation >= colourless && distance(colour.hue, main.hue) <= neighbourDegrees;
}

function moved(colour: Hsl, main: Hsl, target: Hsl): Hsl {
  const lightness = colour.lightness + (target.lightness - main.lightness) * 0.75;
  const saturation =
    target.saturation < colourless
      ? Math.min(target.saturation, colour.saturation)
      : Math.max(colour.saturation * 0.85, 0.3);
  return {
    hue: (target.hue + turn(main.hue, colour.hue) * 0.3 + 360) % 360,
    saturation,
    lightness: Math.min(0.97, Math.max(0.04, lightness)),
  };
}

/** The hue around which most saturated colours lie, with their mean lightness. */
function mainColour(svg: string): Hsl {
  const colours = [...svg.matchAll(hexColour)].map(([hex]) => toHsl(hex));
  const saturated = colours.filter((colour) => colour.saturation >= colourless);
  const pool = saturated.length > colours.length / 3 ? saturated : colours;

  const weight = (around: Hsl) =>
    pool.reduce(
      (sum, colour) => sum + (distance(colour.hue, around.hue) < 30 ? colour.saturation + 0.1 : 0),
      0,
    );
  const centre = pool.reduce<Hsl | undefined>(
    (best, colour) => (best && weight(best) >= weight(colour) ? best : colour),
    undefined,
  );
  const near = pool.filter((colour) => centre && distance(colour.hue, centre.hue) < 30);
  const lightness = near.reduce((sum, colour) => sum + colour.lightness, 0) / (near.length || 1);
  return { hue: centre?.hue ?? 0, saturation: centre?.saturation ?? 0, lightness };
}

function distance(one: number, other: number): number {
  return Math.abs(turn(one, other));
}

/** The shortest distance on the colour wheel, from -180 to 180 degrees. */
function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
