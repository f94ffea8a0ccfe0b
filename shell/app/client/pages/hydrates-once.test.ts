import { expect, test } from 'vitest';
import { hydratesOnce } from './hydrates-once.ts';
import type { ClientRoute } from './client-routes.ts';

const at = (url: string) => ({ route: { url } as ClientRoute });

test('the page of the answered address brings the server’s HTML to life, and no page after it does', () => {
  const mayHydrate = hydratesOnce('/product/1');

  expect(mayHydrate(at('/product/1'))).toBe(true);
  expect(mayHydrate(at('/product/1'))).toBe(false);
});

test('a page that a step in the history has led to before the start is rendered anew', () => {
  expect(hydratesOnce('/compareProduct?productId=1')(at('/compareProduct?productId=2'))).toBe(
    false,
  );
});

test('the server’s HTML stays where the code of its page fails', () => {
  expect(hydratesOnce('/product/1')(null)).toBe(true);
});

test('what the server has not rendered is not brought to life', () => {
  expect(hydratesOnce(null)(at('/product/1'))).toBe(false);
});
