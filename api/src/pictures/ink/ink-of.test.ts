import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { contrast, mixed, type Colour } from './contrast.ts';
import { inkOf } from './ink-of.ts';

const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];

/** A picture of 800 by 400: a ground, and SVG over it. */
function aPicture(ground: string, over = ''): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="${ground}"/>${over}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Grey grains of every brightness between two, always the same ones. */
function grains(from: number, to: number): Sharp {
  let seed = 7;
  const data = Buffer.from(
    Array.from({ length: 800 * 400 * 3 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return from + Math.floor((seed / 2 ** 31) * (to - from));
    }),
  );
  return sharp(data, { raw: { width: 800, height: 400, channels: 3 } });
}

function colourOf(hex = ''): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

test('words on a pale picture are dark, and on a deep one light', async () => {
  expect(await inkOf(aPicture('#f0a830'))).toEqual({ Ink: 'dark' });
  expect(await inkOf(aPicture('#c9bfa9'))).toEqual({ Ink: 'dark' });
  expect(await inkOf(aPicture('#14285c'))).toEqual({ Ink: 'light' });
  expect(await inkOf(aPicture('#8e1b3a'))).toEqual({ Ink: 'light' });
});

test('what stands on the left, where no words are, does not count', async () => {
  const night = '<rect width="360" height="400" fill="#000"/>';

  expect(await inkOf(aPicture('#f5e9c9', night))).toEqual({ Ink: 'dark' });
});

test('a half that is pale above and deep below gives the words a ground of its own colour', async () => {
  const { Ink, Ground } = await inkOf(
    aPicture('#ffe1a0', '<rect y="200" width="800" height="200" fill="#7a1020"/>'),
  );

  expect(Ink).toBe('dark');
  const [red, , blue] = colourOf(Ground);
  expect(red).toBeGreaterThan(blue);
  expect(contrast(colourOf(Ground), mixed(colourOf(Ground), black, 0.84))).toBeGreaterThan(6.9);
});

test('one dark thing behind the words is enough for a ground', async () => {
  const thing = '<circle cx="700" cy="60" r="24" fill="#222"/>';

  const { Ink, Ground } = await inkOf(aPicture('#f5e9c9', thing));

  expect(Ink).toBe('dark');
  expect(Ground).toMatch(/^#[\da-f]{6}$/);
});

test('a noisy picture gets a ground, and one with the grain of a photograph does not', async () => {
  expect(await inkOf(grains(0, 256))).toHaveProperty('Ground');
  expect(await inkOf(grains(215, 240))).toEqual({ Ink: 'dark' });
  expect(await inkOf(grains(15, 40))).toEqual({ Ink: 'light' });
});

test('a see-through picture gets a ground, whatever lies behind it', async () => {
  const glass = sharp({
    create: {
      width: 800,
      height: 400,
      channels: 4,
      background: { r: 250, g: 240, b: 220, alpha: 0.3 },
    },
  });

  expect(await inkOf(glass)).toHaveProperty('Ground');
});

test('whatever the colour, the words that are chosen can be read on it', async () => {
  for (let grey = 0; grey < 256; grey += 5) {
    const picture: Colour = [grey, grey, grey];
    const { Ink, Ground } = await inkOf(aPicture(`rgb(${grey} ${grey} ${grey})`));

    const under = Ground ? colourOf(Ground) : picture;
    const words = Ink === 'dark' ? mixed(under, black, 0.84) : white;
    expect(contrast(under, words), `grey ${grey}`).toBeGreaterThanOrEqual(4.5);
  }
});
