import { beforeEach, expect, test } from 'vitest';
import { standInForStorage } from './passing-storage.ts';

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

test('what a full storage refuses is read all the same, until it is removed or taken', () => {
  let isFull = true;
  const full = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
    removeItem: (key: string) => localStorage.removeItem(key),
    clear: () => localStorage.clear(),
  } as Storage;
  localStorage.setItem('CartHashId', 'cart-1');
  const place = { localStorage: full, sessionStorage } as Window;
  standInForStorage(place);

  place.localStorage.setItem('CartHashId', 'cart-2');

  expect(place.localStorage.getItem('CartHashId')).toBe('cart-2');
  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
  isFull = false;
  place.localStorage.setItem('CartHashId', 'cart-3');
  localStorage.setItem('CartHashId', 'cart-4');
  expect(place.localStorage.getItem('CartHashId')).toBe('cart-4');
  isFull = true;
  place.localStorage.setItem('CartHashId', 'cart-5');
  place.localStorage.removeItem('CartHashId');
  expect(place.localStorage.getItem('CartHashId')).toBeNull();
});
