import { expect, test } from 'vitest';
import { picturePreload } from './picture-preload.ts';

const picture = {
  Base: '/media/watch',
  Widths: [160, 800],
  Formats: ['avif' as const, 'webp' as const],
  Width: 800,
  Height: 800,
  Alt: 'ساعت',
};

test('the best format is preloaded, in the widths that the picture will choose from', () => {
  const head = picturePreload(picture, '/media/watch.webp', '50vw');

  expect(head.preloadImage).toEqual({
    href: '/media/watch-800.avif',
    srcSet: '/media/watch-160.avif 160w, /media/watch-800.avif 800w',
    sizes: '50vw',
    type: 'image/avif',
  });
});

test('a picture of one file is preloaded as it is, and no picture means no preload', () => {
  expect(picturePreload(undefined, '/media/watch.webp', '50vw')).toEqual({
    preloadImage: { href: '/media/watch.webp' },
  });
  expect(picturePreload(undefined, '', '50vw')).toEqual({});
});
