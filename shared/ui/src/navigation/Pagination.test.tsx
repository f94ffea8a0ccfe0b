import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/filter?Page=${page}`;

test('pages are links with their numbers, and the open page is marked', () => {
  renderPart(<Pagination page={2} pageCount={5} hrefOf={hrefOf} />);

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('۲');
  expect(screen.getByRole('link', { name: 'صفحهٔ ۳' }).getAttribute('href')).toBe('/filter?Page=3');
  expect(screen.getByRole('link', { name: 'صفحهٔ بعدی' }).getAttribute('rel')).toBe('next');
});

test('the first page has no link back', () => {
  renderPart(<Pagination page={1} pageCount={5} hrefOf={hrefOf} />);

  const back = screen.getByRole('link', { name: 'صفحهٔ پیشین' });

  expect(back.getAttribute('aria-disabled')).toBe('true');
  expect(back.hasAttribute('href')).toBe(false);
});

test('a list of one page shows no pages', () => {
  renderPart(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);

  expect(screen.queryByRole('navigation')).toBeNull();
});
