import { expect, test } from 'vitest';
import { filesOf } from './files-of.ts';

const shop = 'http://shop.test:3000';

test.each([
  ['/decide/**', '/decide/static/scripts.js', true],
  ['/decide/**', '/decide/static/scripts.js?v=2', true],
  ['/decide/**', '/explore/static/scripts.js', false],
  ['/decide/*.js', '/decide/scripts.js', true],
  ['/decide/*.js', '/decide/scripts.js?v=2', true],
  ['/decide/*.js', '/decide/static/scripts.js', false],
  ['/decide/*.js', '/decide/scriptsXjs', false],
  ['/decide/**', 'http://other.test/decide/scripts.js', false],
  ['https://decide.test/**', 'https://decide.test/scripts.js', true],
  ['https://decide.test/**', '/decide/scripts.js', false],
])('of the pattern %s, %s is one: %s', (pattern, address, isOne) => {
  const isFile = filesOf({ files: [pattern] }, shop);

  expect(isFile(new URL(address, shop))).toBe(isOne);
});
