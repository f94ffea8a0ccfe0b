import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualRoutes } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { BottomNav } from './BottomNav.tsx';

const current = () => screen.getByRole('link', { current: 'page' }).textContent;

test('the item of the open page is marked, and the mark follows the address', () => {
  const { shell } = renderInShop(<BottomNav {...frameProps()} />);
  expect(current()).toBe('خانه');

  act(() => shell.navigate('/cart'));

  expect(current()).toBe('سبد خرید');
});

test('the cart has a place for its count', () => {
  const { shell } = renderInShop(<BottomNav {...frameProps()} />);

  expect(shell.seen.fragments.get('mf-cart-checkout/mini-cart')).toEqual({ place: 'bottom-nav' });
});

test('a guest gets a link to sign in', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { path: '/cart' });

  expect(screen.getByRole('link', { name: 'ورود' })).toHaveProperty('search', '?returnUrl=%2Fcart');
});

test('a customer gets a link to their first own page', () => {
  const routes = [...usualRoutes, { paths: ['/mine'], role: 'account' }];
  renderInShop(<BottomNav {...frameProps()} />, {}, { customer: 'نگار', routes });

  expect(screen.getByRole('link', { name: 'حساب من' })).toHaveProperty('pathname', '/mine');
});

test('without any own pages there is no link to them', () => {
  renderInShop(<BottomNav {...frameProps()} />, {}, { customer: 'نگار' });

  expect(screen.queryByRole('link', { name: 'حساب من' })).toBeNull();
});
