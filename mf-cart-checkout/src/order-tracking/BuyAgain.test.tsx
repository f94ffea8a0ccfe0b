import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { cartAtom, cartStore, noticesAtom } from '../parts/live-cart/cart-state.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { messages } from './messages.ts';

const missing = '«چای احمد» اکنون ناموجود است.';

beforeEach(freshVisit);

function open(answer: () => Cart) {
  const asked = vi.fn(answer);
  const answers = { 'POST /v1/Orders/Carts/BuyAgain': asked };
  return { ...renderInShop(<BuyAgain hash="abc" />, answers, { customer: 'نگار رضایی' }), asked };
}

const press = () => screen.getByRole('button', { name: messages.buyAgain.press });

test('one press fills the cart, tells the rest of the shop, and leads to the cart', async () => {
  localStorage.setItem('CartHashId', 'cart-0');
  const { shopper, shell, asked } = open(() => aCart({ lines: [aLine({ Quantity: 2 })] }));
  const counts: number[] = [];
  shell.events.subscribe('cart-updated', ({ itemCount }) => counts.push(itemCount));

  await shopper.click(press());

  expect(asked).toHaveBeenCalledExactlyOnceWith({ HashOrderId: 'abc', HashCartId: 'cart-0' });
  expect(counts).toEqual([2]);
  expect(shell.seen.toasts).toHaveLength(1);
  expect(shell.location()).toBe('/cart');
  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
});

test('what is missing waits on the cart, until the shopper has read it', async () => {
  const { shopper } = open(() => aCart({ cart: { Notices: [missing] } }));

  await shopper.click(press());

  expect(cartStore.get(noticesAtom)).toEqual([missing]);
});

test('where nothing can be had, the reason stands beside the button, and the cart stays', async () => {
  cartStore.set(cartAtom, aCart());
  const { shopper, shell } = open(() => {
    throw new Problem('refused', { status: 400, serverMessage: missing });
  });

  await shopper.click(press());

  expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  expect(press()).toHaveFocus();
  expect(shell.location()).not.toBe('/cart');
  expect(cartStore.get(cartAtom)).toEqual(aCart());
});

test('without code it is a form that the page of the cart takes', () => {
  open(aCart);

  const form = press().closest('form');
  expect(form).toHaveAttribute('action', '/cart');
  expect(new FormData(form ?? undefined).get('HashOrderId')).toBe('abc');
});
