import { expect, test } from 'vitest';
import { standInForStorage } from './passing-storage.ts';

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
  expect(place.sessionStorage).toBe(sessionStorage);
});
