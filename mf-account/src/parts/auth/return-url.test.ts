import { expect, test } from 'vitest';
import { returnPath, withReturnUrl } from './return-url.ts';

const searchFor = (wanted: string) => `?returnUrl=${encodeURIComponent(wanted)}`;

test('a path of this shop is followed, its query included', () => {
  expect(returnPath(searchFor('/invoice?payment=failed'))).toBe('/invoice?payment=failed');
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'invoice',
  '',
])('%j is not followed', (wanted) => {
  expect(returnPath(searchFor(wanted))).toBe('/');
});

test('registering instead of signing in keeps the way back', () => {
  expect(withReturnUrl('/register', '/chooseAddress')).toBe('/register?returnUrl=%2FchooseAddress');
  expect(withReturnUrl('/register', '/')).toBe('/register');
});
