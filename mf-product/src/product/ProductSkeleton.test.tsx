import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductSkeleton } from './ProductSkeleton.tsx';

test('the name, picture and price of the pressed card are shown, and nothing can be bought yet', () => {
  const preview = {
    name: 'سماور',
    price: { before: 1_200_000, now: 990_000 },
    picture: { src: '/media/a-160.avif', srcSet: '/media/a-160.avif 160w' },
  };
  const { container } = renderInShop(<ProductSkeleton preview={preview} />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سماور');
  expect(screen.getByRole('img', { name: 'سماور' }).getAttribute('src')).toBe('/media/a-160.avif');
  expect(container.textContent).toContain('۹۹۰٬۰۰۰');
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a pressed card only placeholders are shown', () => {
  renderInShop(<ProductSkeleton />);

  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
