import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPicture } from '../product-fixtures.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('../gallery/PictureViewer.tsx');
});

const open = () =>
  renderInShop(<ReviewPhotos photos={[aPicture('one'), aPicture('two')]} author="نگار" />);

test('each photo is a link to its largest file, with the name of whoever took it', () => {
  open();

  const links = within(screen.getByRole('list', { name: 'عکس‌های دیدگاه نگار' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media/one-800.webp',
    '/media/two-800.webp',
  ]);
  expect(screen.getByRole('img', { name: 'عکس ۲ در دیدگاه نگار' })).toHaveAttribute('width', '800');
});

test('a press enlarges a photo, and the next one is a press away', async () => {
  const { shopper } = open();

  await shopper.click(screen.getByRole('link', { name: 'عکس ۱ در دیدگاه نگار' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'تصویر ۱ از ۲' }));
  await shopper.click(dialog.getByRole('button', { name: 'تصویر بعدی' }));

  expect(dialog.getByRole('img', { name: 'عکس ۲ در دیدگاه نگار' })).toBeTruthy();
  await shopper.click(dialog.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press for a new tab is left to the browser', () => {
  open();

  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'عکس ۱ در دیدگاه نگار' }), {
    ctrlKey: true,
  });

  expect(isLeft).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
