import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, freshVisit } from '../live-cart/cart-fixtures.ts';
import { keepCart, useCart } from '../live-cart/cart-state.ts';
import { LockNotice } from './LockNotice.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const locked = (SecondsToUnlock: number) =>
  aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock } });

beforeEach(() => {
  freshVisit();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

function ShownCart() {
  const cart = useCart();
  return cart && <LockNotice cart={cart} />;
}

function showLocked(answers: (() => Cart)[]) {
  const read = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? null);
  keepCart(locked(2));
  renderInShop(<ShownCart />, { [readCart]: read });
  return read;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the remaining time counts down, and then the cart can be changed again', async () => {
  showLocked([() => aCart()]);
  expect(screen.getByRole('status')).toHaveTextContent('سفارش درحالت پرداخت می باشد');
  expect(screen.getByRole('timer')).toHaveTextContent('۰۰:۰۲');

  await pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('۰۰:۰۱');
  await pass(1000);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('where the clocks differ, or no answer comes, the cart is read again until it is open', async () => {
  const offline = () => {
    throw new Problem('offline');
  };
  const read = showLocked([offline, () => locked(2), () => aCart()]);

  await pass(2000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toBeVisible();
  await pass(3000);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(3000);

  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a lock that was renewed is counted down again, and not asked for meanwhile', async () => {
  const read = showLocked([() => locked(600), () => locked(600), () => aCart()]);
  await pass(2000);
  expect(read).toHaveBeenCalledTimes(1);

  await pass(599_000);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('timer')).toHaveTextContent('۱۰:۰۰');
  await pass(600_000);

  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
