import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/filter?Page=${page}`;

test('pages are links with their numbers, and the open page is marked', () => {
  renderInShop(<Pagination page={2} pageCount={5} hrefOf={hrefOf} />);

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('۲');
  expect(screen.getByRole('link', { name: 'صفحهٔ ۳' }).getAttribute('href')).toBe('/filter?Page=3');
  expect(screen.getByRole('link', { name: 'صفحهٔ بعدی' }).getAttribute('rel')).toBe('next');
});

test('the first page has no link back', () => {
  renderInShop(<Pagination page={1} pageCount={5} hrefOf={hrefOf} />);

  const back = screen.getByRole('link', { name: 'صفحهٔ پیشین' });

  expect(back.getAttribute('aria-disabled')).toBe('true');
  expect(back.hasAttribute('href')).toBe(false);
});

test('a list of one page shows no pages', () => {
  renderInShop(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);

  expect(screen.queryByRole('navigation')).toBeNull();
});
