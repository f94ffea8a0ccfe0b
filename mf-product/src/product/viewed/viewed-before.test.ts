import { beforeEach, expect, test } from 'vitest';
import { rememberViewed } from './remember-viewed.ts';
import { forgetViewed, viewedBefore } from './viewed-before.ts';

beforeEach(() => localStorage.clear());

/** What a page of this product shows; then the product is remembered. */
function viewProduct(productId: number): number[] {
  const before = viewedBefore(productId);
  rememberViewed(productId);
  return before;
}

test('a browser remembers what it has shown, the latest first and each product once', () => {
  expect(viewProduct(1)).toEqual([]);
  expect(viewProduct(2)).toEqual([1]);
  expect(viewProduct(1)).toEqual([2]);
  expect(viewProduct(3)).toEqual([1, 2]);
});

test('the product on the screen is never among them, and twelve others are remembered', () => {
  for (let id = 1; id <= 20; id += 1) viewProduct(id);

  expect(viewProduct(20)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
});

test.each(['{"a":1}', ',x,,-1,NaN,', ',7'])('%s in the storage is nothing viewed', (stored) => {
  localStorage.setItem('viewedProducts', stored);

  expect(viewProduct(1)).toEqual([]);
});

test('what is forgotten does not come back', () => {
  viewProduct(1);
  forgetViewed();

  expect(viewProduct(2)).toEqual([]);
});

test('a list that is cut in the middle of an id does not name another product', () => {
  for (let id = 1; id <= 40; id += 1) rememberViewed(100_000 + id);

  const stored = localStorage.getItem('viewedProducts') ?? '';

  expect(stored.length).toBe(150);
  expect(viewedBefore(1)[0]).toBe(100_040);
  expect(viewedBefore(1).every((id) => id > 100_000)).toBe(true);
});
