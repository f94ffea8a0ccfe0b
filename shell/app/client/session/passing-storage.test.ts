import type { LastingStorage } from '@kashi/border/kept/keep-in-browser';
import { beforeEach, expect, test } from 'vitest';
import { standInForStorage } from './passing-storage.ts';
import { aFullStorage } from './storage-fixtures.ts';

beforeEach(() => localStorage.clear());

test('if the browser forbids storage, values last until the page is left', () => {
  const place = {
    get localStorage(): Storage {
      throw new DOMException('Denied', 'SecurityError');
    },
    sessionStorage,
  } as Window;

  standInForStorage(place);
  place.localStorage.setItem('accessToken', 'token');

  expect(place.localStorage.getItem('accessToken')).toBe('token');
  place.localStorage.removeItem('accessToken');
  expect(place.localStorage.getItem('accessToken')).toBeNull();
});

test('what the storage takes lies there, for other tabs and the next page', () => {
  const place = { localStorage, sessionStorage } as Window;
  standInForStorage(place);

  place.localStorage.setItem('theme', 'dark');

  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(place.localStorage.getItem('theme')).toBe('light');
  place.localStorage.clear();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('who asks whether it is really stored is told, and a refusal changes nothing', () => {
  localStorage.setItem('laterAdds', 'one');
  const { full, place } = aFullStorage();
  const { keepItem } = place.localStorage as LastingStorage;

  expect(keepItem?.('laterAdds', 'one and two')).toBe(false);
  expect(place.localStorage.getItem('laterAdds')).toBe('one');
  full.hasRoom = true;
  expect(keepItem?.('laterAdds', 'one and two')).toBe(true);
  expect(localStorage.getItem('laterAdds')).toBe('one and two');
});

test('what a full storage refuses is read all the same, until it is removed or taken', () => {
  localStorage.setItem('CartHashId', 'cart-1');
  const { full, place } = aFullStorage();

  place.localStorage.setItem('CartHashId', 'cart-2');

  expect(place.localStorage.getItem('CartHashId')).toBe('cart-2');
  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
  full.hasRoom = true;
  place.localStorage.setItem('CartHashId', 'cart-3');
  localStorage.setItem('CartHashId', 'cart-4');
  expect(place.localStorage.getItem('CartHashId')).toBe('cart-4');
  full.hasRoom = false;
  place.localStorage.setItem('CartHashId', 'cart-5');
  place.localStorage.removeItem('CartHashId');
  expect(place.localStorage.getItem('CartHashId')).toBeNull();
});
