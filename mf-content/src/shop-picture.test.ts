import { shopContents } from '@kashi/kit/testing/shop-contents';
import { expect, test } from 'vitest';
import { shopPicture } from './shop-picture.ts';

const picture = {
  Base: '/media/slide',
  Widths: [640, 1600],
  Formats: ['webp' as const],
  Width: 1600,
  Height: 800,
  Alt: '',
};
const slide = { PicPath: '/media/slide.webp', URL: '/', Alt: '', Title: '', Picture: picture };

test('a link to the shop shows its first slide, with its size', () => {
  const contents = { ...shopContents({ LogoPicPath: '/media/logo.svg' }), Sliders: [slide] };

  expect(shopPicture(contents)).toEqual({
    image: '/media/slide-1600.jpg',
    imageSize: { width: 1600, height: 800 },
  });
});

test('a link to a shop without slides shows its logo, and nothing if there is no logo', () => {
  expect(shopPicture(shopContents({ LogoPicPath: '/media/logo.png' }))).toEqual({
    image: '/media/logo.png',
  });
  expect(shopPicture(shopContents())).toEqual({});
});
