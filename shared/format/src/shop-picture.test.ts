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

test('a link to the shop shows its first slide, with its size', () => {
  const slide = { PicPath: '/media/slide.webp', Picture: picture };

  expect(shopPicture(slide, '/media/logo.svg')).toEqual({
    image: '/media/slide-1600.jpg',
    imageSize: { width: 1600, height: 800 },
  });
});

test.each(['/media/logo.svg', 'https://pictures.example/logo-240.webp'])(
  'a link to a shop without slides shows its mark %s, large and in a form that every messenger shows',
  (logoPath) => {
    const file = logoPath.split('/').at(-1);

    expect(shopPicture(undefined, logoPath)).toEqual({
      image: `/media/app-icon/${file}/maskable-512.png`,
      imageSize: { width: 512, height: 512 },
    });
  },
);

test('a link to a shop with neither slides nor a mark shows no picture', () => {
  expect(shopPicture(undefined, '')).toEqual({});
});
