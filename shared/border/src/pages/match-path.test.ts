import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test('a parameter takes its segment, with Persian letters decoded', () => {
  const params = matchPath('/product/:productId/:productName', '/product/12/%DA%A9%D9%81%D8%B4');

  expect(params).toEqual({ productId: '12', productName: 'کفش' });
});

test('fixed segments match in any letter case, because the specification mixes them', () => {
  expect(matchPath('/chooseAddress', '/chooseaddress')).toEqual({});
});

test('a longer or shorter path does not match', () => {
  expect(matchPath('/product/:productId', '/product')).toBeNull();
  expect(matchPath('/', '/cart')).toBeNull();
});

test('a malformed escape is an ordinary value and does not throw', () => {
  expect(matchPath('/product/:productId', '/product/%E0%A4')).toEqual({ productId: '%E0%A4' });
});
