import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualRoutes } from '@kashi/shared/testing/a-shell-api';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { BottomNav } from './BottomNav.tsx';

const current = () => screen.getByRole('link', { current: 'page' }).textContent;

test('the item of the open page is marked, and the mark follows the address', () => {
  const { shell } = renderInShop(<BottomNav {...frameProps()} />);
  expect(current()).toBe('خانه');

  act(() => shell.navigate('/cart'));

  expect(current()).toBe('سبد خرید');
});

test('the cart is given a place for its count', () => {
  const { shell } = renderInShop(<BottomNav {...frameProps()} />);

  expect(shell.seen.fragments.get('mf-cart-checkout/mini-cart')).toEqual({ place: 'bottom-nav' });
});

test('a guest is led to sign in', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { path: '/cart' });

  expect(screen.getByRole('link', { name: 'ورود' })).toHaveProperty('search', '?returnUrl=%2Fcart');
});

test('a customer is led to where their own pages begin', () => {
  const routes = [...usualRoutes, { paths: ['/mine'], role: 'account' }];
  renderInShop(<BottomNav {...frameProps()} />, {}, { customer: 'نگار', routes });

  expect(screen.getByRole('link', { name: 'حساب من' })).toHaveProperty('pathname', '/mine');
});

test('before a customer has pages of their own there is no link to them', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { customer: 'نگار' });

  expect(screen.queryByRole('link', { name: 'حساب من' })).toBeNull();
});
