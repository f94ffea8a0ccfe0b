import { expect, test } from 'vitest';
import { sharedPicture } from './shared-picture.ts';

const picture = {
  Base: '/media/hero',
  Widths: [400, 1200],
  Formats: ['avif' as const, 'webp' as const],
  Width: 2400,
  Height: 1260,
  Alt: '',
};

test('a shared link shows the largest picture as a JPEG, with its size', () => {
  expect(sharedPicture(picture, '/media/hero-400.webp')).toEqual({
    image: '/media/hero-1200.jpg',
    imageSize: { width: 1200, height: 630 },
  });
});

test('a picture of one file is shown as it is, and no picture means none in the link', () => {
  expect(sharedPicture(undefined, '/media/hero.webp')).toEqual({ image: '/media/hero.webp' });
  expect(sharedPicture(undefined, '')).toEqual({});
});
