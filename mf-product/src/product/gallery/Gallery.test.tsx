import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { aPicture, aProduct } from '../product-fixtures.ts';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./PictureViewer.tsx');
});

const pictures = galleryPictures(
  aProduct({
    ProductPics: [
      { FilePath: '', Picture: aPicture('watch') },
      { FilePath: '', Picture: aPicture('box') },
    ],
  }),
  null,
);

function open(shown = pictures) {
  return renderInShop(<Gallery pictures={shown} productName="ساعت ماهور" discountPercent={0} />);
}

test('the main picture is fetched first and has its words, the others are fetched when they are near', () => {
  open();

  const main = screen.getByRole('img', { name: 'watch' });
  expect(main.getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByRole('img', { name: 'box' }).getAttribute('src')).toMatch(/^data:/);
});

test('a press enlarges a picture, and the next one is a press away', async () => {
  const { shopper } = open();

  await shopper.click(screen.getByRole('link', { name: 'watch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'تصویر ۱ از ۲' }));
  await shopper.click(dialog.getByRole('button', { name: 'تصویر بعدی' }));

  expect(screen.getByRole('dialog', { name: 'تصویر ۲ از ۲' })).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'box' })).toBeTruthy();
  await shopper.click(dialog.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press for a new tab is left to the browser', () => {
  open();

  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'watch' }), { ctrlKey: true });

  expect(isLeft).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['in several sizes', { FilePath: '', Picture: aPicture('watch') }, '/media/watch-800.webp'],
  ['of one file', { FilePath: '/media/only.jpg' }, '/media/only.jpg'],
])('a picture %s is enlarged under a mouse', async (_what, file, shown) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { shopper, container } = open(galleryPictures(aProduct({ ProductPics: [file] }), null));

  await shopper.hover(screen.getByRole('img'));

  await vi.waitFor(() =>
    expect(container.querySelector('[aria-hidden] img')?.getAttribute('src')).toBe(shown),
  );
});

test('a product without a picture shows the placeholder, and nothing to press', () => {
  open(galleryPictures(aProduct({ PicPath: '', ProductPics: [] }), null));

  expect(screen.getByRole('img', { name: 'ساعت ماهور' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
