import { beforeEach, expect, test } from 'vitest';
import type { PageRole } from '@kashi/border/pages/page-route';
import { figureOf } from './visit-steps.ts';

beforeEach(() => sessionStorage.clear());

const page = (role: PageRole | undefined, params: Record<string, string> = {}) => ({
  audience: 'everyone' as const,
  role,
  params,
});

/** Arrives at pages of these roles, one after another; `undefined` has none. */
const walk = (...roles: (PageRole | undefined)[]) =>
  roles.map((role) => figureOf(page(role))?.event ?? null);

test('the page of a product counts as seen, and no other page of the product does', () => {
  expect(figureOf(page('product', { productId: '1102' }))).toEqual({
    event: 'view',
    productId: 1102,
  });
  expect(figureOf(page('product', { productId: 'abc' }))).toBeNull();
  expect(figureOf(page(undefined, { productId: '1102' }))).toBeNull();
  expect(figureOf(null)).toBeNull();
});

test('a checkout is begun once, whichever of its steps comes first, until it is paid', () => {
  expect(walk('checkout', 'invoice', 'checkout', 'cart', 'invoice')).toEqual([
    'begin',
    null,
    null,
    null,
    null,
  ]);
  expect(walk('order', 'invoice')).toEqual(['pay', 'begin']);
});

test('an order is paid where it follows the invoice, and is no second payment when it is opened again', () => {
  expect(walk('invoice', 'order', 'order', undefined)).toEqual(['begin', 'pay', null, null]);
});

test('an old order that is looked at during a checkout is no payment', () => {
  expect(walk('invoice', undefined, 'order')).toEqual(['begin', null, null]);
});
