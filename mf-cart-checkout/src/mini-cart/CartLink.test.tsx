import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { aKeptCart, aLine, freshVisit } from '../cart-fixtures.ts';
import { CartLink } from './CartLink.tsx';

beforeEach(freshVisit);

test('a newcomer has a plain link to the cart, and nothing is asked of the server', () => {
  renderInShop(<CartLink />);

  expect(screen.getByRole('link', { name: 'سبد خرید' })).toHaveAttribute('href', '/cart');
});

test('a cart of an earlier visit shows its count', async () => {
  localStorage.setItem('CartHashId', 'cart-1');

  renderInShop(<CartLink />, aKeptCart(aLine()));

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۱ کالا' })).toBeVisible();
});

test('the first piece that is put into a cart is counted', async () => {
  const { host } = renderInShop(<CartLink />, aKeptCart(aLine()));

  localStorage.setItem('CartHashId', 'cart-1');
  host.events.publish('cart-updated', { itemCount: 1 });

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۱ کالا' })).toBeVisible();
});
