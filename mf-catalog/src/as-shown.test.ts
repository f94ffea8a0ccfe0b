import { expect, test } from 'vitest';
import { asShown } from './as-shown.ts';
import { aProduct } from './catalog-fixtures.ts';

const picture = {
  Base: '/media/tea',
  Widths: [160, 320],
  Formats: ['avif' as const, 'webp' as const],
  Width: 320,
  Height: 320,
  Alt: 'چای',
};

test('a product with a picture of many files travels without the one file, which nobody shows', () => {
  const product = aProduct({ PicPath: '/media/tea-320.webp', Picture: picture });

  expect(asShown(product)).toMatchObject({ Name: product.Name, PicPath: '', Picture: picture });
});

test('a product with one file keeps it', () => {
  expect(asShown(aProduct({ PicPath: '/media/tea.webp' })).PicPath).toBe('/media/tea.webp');
});

test('a banner gets no field that it does not have', () => {
  expect(asShown({ PicPath: '/media/b.webp' })).toEqual({ PicPath: '/media/b.webp' });
});
