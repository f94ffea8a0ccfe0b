import { expect, test } from 'vitest';
import { overrideAddress } from './override-address.ts';

const open = { isOpen: true, key: null, origins: [] };
const closed = { ...open, isOpen: false };

test('an override is stored in a cookie, and the address continues without it', () => {
  expect(overrideAddress('/filter?OrderBy=2&kashi=mf-a@pr-1&p=%DA%A9', open)).toEqual({
    cookie: 'mf-a@pr-1',
    to: '/filter?OrderBy=2&p=%DA%A9',
  });
});

test('a reset removes the override, also in production', () => {
  expect(overrideAddress('/filter?kashi=reset', closed)).toEqual({ cookie: null, to: '/filter' });
});

test.each(['/filter', '/filter?kash=1', '/filter?kashi=', '/filter?kashi=mf-a@pr-1'])(
  'in production %s asks for nothing',
  (url) => {
    expect(overrideAddress(url, closed)).toBeNull();
  },
);

test('the address never leads to another shop', () => {
  expect(overrideAddress('//evil.test/x?kashi=reset', closed)?.to).toBe('/evil.test/x');
  expect(overrideAddress('///evil.test?kashi=reset', closed)?.to).toBe('/evil.test');
});
