import type { Picture } from '@kashi/contracts/picture';
import type { Sharp } from 'sharp';
import { contrast, hexOf, luminance, mixed, type Colour } from './contrast.ts';

/** The fields of a picture that say how words on it can be read. */
export type Ink = Required<Pick<Picture, 'Ink'>> & Pick<Picture, 'Ground'>;

/**
 * Measures which words can be read on the picture's right half (R50): dark ones, light ones, or words on a ground of their own in the
 * picture's mean colour. What shines through a picture may be anything from black to white.
 */
export async function inkOf(picture: Sharp): Promise<Ink> {
  const { data, info } = await picture
    .ensureAlpha()
    .resize({ width: measuredWidth })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { darkest, brightest, mean } = half(data, info);
  if (contrast(darkest, darkInkOn(darkest)) >= wanted) return { Ink: 'dark' };
  if (contrast(brightest, white) >= wanted) return { Ink: 'light' };
  return groundOf(mean);
}

/** About the pixels of a banner on a phone: noise that the eye sees is seen here, noise that it does not see is not. */
const measuredWidth = 320;

/**
 * Where words begin: they have at most 52 % of a slide's or a banner's width, on the right. A narrower place than the picture shows
 * its middle, and the words stand right of that.
 */
const beginsAt = 0.46;

/** WCAG asks for 4.5. The formats of files change colours a little, and a picture that is shown smaller is sharpened. */
const wanted = 4.8;

/** Words on a ground of their own have no reason to be at the limit. */
const wantedOnGround = 7;

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** Dark words are black that lets some of the picture through, and so of its hue: the home page draws them like this (`Words.module.css`). */
function darkInkOn(colour: Colour): Colour {
  return mixed(colour, black, 0.84);
}

interface Raw {
  width: number;
  height: number;
  channels: number;
}

function half(data: Buffer, { width, height, channels }: Raw) {
  let darkest = white;
  let brightest = black;
  const sums = [0, 0, 0];
  const from = Math.floor(width * beginsAt);
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + channels);
      const onBlack = mixed(black, [red, green, blue], alpha / 255);
      const onWhite = mixed(white, [red, green, blue], alpha / 255);
      if (luminance(onBlack) < luminance(darkest)) darkest = onBlack;
      if (luminance(onWhite) > luminance(brightest)) brightest = onWhite;
      onWhite.forEach((channel, index) => (sums[index] = (sums[index] ?? 0) + channel));
    }
  }
  const count = (width - from) * height;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return { darkest, brightest, mean: [red, green, blue] satisfies Colour };
}

/** The mean colour, made paler or deeper until words are easily read on it. */
function groundOf(mean: Colour): Ink {
  const isPale = contrast(mean, black) >= contrast(mean, white);
  const ink = (ground: Colour) => (isPale ? darkInkOn(ground) : white);
  let ground = mean;
  for (let share = 0; contrast(ground, ink(ground)) < wantedOnGround; share += 0.02) {
    ground = mixed(mean, isPale ? white : black, share);
  }
  return { Ink: isPale ? 'dark' : 'light', Ground: hexOf(ground) };
}
