import { expect, test } from 'vitest';
import { lastPageInstead, pageAsked, pageCount, pageHref } from './list-pages.ts';

const at = (query: string) => new URL(`http://shop.test/orders${query}`);

test.each(['', '?page=0', '?page=-3', '?page=x', '?page=1.5', '?page=1e99'])(
  'an address that names no page is the first one: %j',
  (query) => {
    expect(pageAsked(at(query))).toBe(1);
  },
);

test('turning the page keeps what else the address says, and the first page has no number', () => {
  expect(pageHref('/orders?state=3&page=2', 3)).toBe('/orders?state=3&page=3');
  expect(pageHref('/orders?state=3&page=2', 1)).toBe('/orders?state=3');
  expect(pageHref('/transactions?page=2', 1)).toBe('/transactions');
});

test('ten rows are a page, and an eleventh begins another', () => {
  expect(pageCount(10)).toBe(1);
  expect(pageCount(11)).toBe(2);
});

test('a page whose last row is gone leads to the page before', () => {
  expect(lastPageInstead(at('?page=3'), 0, 20)).toMatchObject({ to: '/orders?page=2' });
  expect(lastPageInstead(at('?page=2'), 4, 14)).toBeNull();
  expect(lastPageInstead(at(''), 0, 0)).toBeNull();
});
