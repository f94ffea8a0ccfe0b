import { shopPages } from '@kashi/border/pages/shop-pages';
import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';

const guardOf = (...paths: string[]) =>
  createGuard(
    [{ paths, access: 'customer' }, { paths: ['/cart'] }],
    shopPages([{ paths: ['/enter'], role: 'sign-in' }]),
  );

test.each([
  ['/orders', true],
  ['/Orders/', true],
  ['/orders/7/papers', true],
  ['/orderTracking/7', true],
  ['/orderTracking', true],
  ['/orders-of-others', false],
  ['/cart', false],
  ['/', false],
])('a customer’s page guards every path below its own: %s', (path, isGuarded) => {
  const { needsSignIn } = guardOf('/orders', '/orderTracking/:id');

  expect(needsSignIn(path)).toBe(isGuarded);
});

test("a customer's page with a parameter guards only addresses of its own depth", () => {
  const { needsSignIn } = guardOf('/:name/mine');

  expect([needsSignIn('/orders/mine'), needsSignIn('/cart'), needsSignIn('/')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a guest is led to the sign-in page, and back', () => {
  expect(guardOf().signInPath('/invoice?step=2')).toBe('/enter?returnUrl=%2Finvoice%3Fstep%3D2');
});

test('without a sign-in page a guest is led home', () => {
  expect(createGuard([], shopPages([])).signInPath('/invoice')).toBe('/');
});
