import { expect, test } from 'vitest';
import { isShopEvent, isShopEventName } from './shop-events.ts';

test('an event of the expected shape passes, also with fields from a newer build', () => {
  expect(isShopEvent('cart-updated', { itemCount: 0 })).toBe(true);
  expect(isShopEvent('cart-updated', { itemCount: 2, reason: 'added' })).toBe(true);
  expect(isShopEvent('cart-updated', { itemCount: 2, addedProductId: 1102 })).toBe(true);
  expect(isShopEvent('address-updated', { addressId: 12 })).toBe(true);
});

test.each([
  null,
  'cart',
  3,
  {},
  { itemCount: '2' },
  { itemCount: -1 },
  { itemCount: 1.5 },
  { itemCount: 1, addedProductId: 'x' },
])('a cart update of the shape %j is refused', (event) => {
  expect(isShopEvent('cart-updated', event)).toBe(false);
});

test('only the listed names are events, and not properties that every object has', () => {
  expect(isShopEventName('address-updated')).toBe(true);
  expect(isShopEventName('toString')).toBe(false);
  expect(isShopEventName(7)).toBe(false);
});
