import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastComparisonKey } from '@kashi/shared/host/last-comparison';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { BottomNav } from './BottomNav.tsx';

const current = () => screen.getByRole('link', { current: 'page' }).textContent;

test('the item of the open page is marked, and the mark follows the address', () => {
  const { host } = renderInShop(<BottomNav {...frameProps()} />);
  expect(current()).toBe('خانه');

  act(() => host.navigate('/cart'));

  expect(current()).toBe('سبد خرید');
});

test('the cart is given a place for its count', () => {
  const { host } = renderInShop(<BottomNav {...frameProps()} />);

  expect(host.seen.fragments.get('mf-cart-checkout/mini-cart')).toEqual({ place: 'bottom-nav' });
});

test('who has compared something finds the way back to it after the next navigation', () => {
  const { host } = renderInShop(<BottomNav {...frameProps()} />);
  expect(screen.queryByRole('link', { name: 'مقایسه' })).toBeNull();

  sessionStorage.setItem(lastComparisonKey, '/compareProduct?SubGroupId=12&productId=7');
  act(() => host.navigate('/cart'));

  const { pathname, search } = screen.getByRole<HTMLAnchorElement>('link', { name: 'مقایسه' });
  expect(pathname + search).toBe('/compareProduct?SubGroupId=12&productId=7');
  sessionStorage.clear();
});

test('a guest is led to sign in', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { path: '/cart' });

  expect(screen.getByRole('link', { name: 'ورود' })).toHaveProperty('search', '?returnUrl=%2Fcart');
});

test('a customer is led to the first of their pages that exists', () => {
  renderInShop(<BottomNav {...frameProps(['/addresses', '/orders'])} />, {}, { customer: 'نگار' });

  expect(screen.getByRole('link', { name: 'حساب من' })).toHaveProperty('pathname', '/orders');
});

test('before a customer has pages of their own there is no link to them', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { customer: 'نگار' });

  expect(screen.queryByRole('link', { name: 'حساب من' })).toBeNull();
});
