import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { cartStore, noticesAtom } from '../parts/live-cart/cart-state.ts';
import { MiniCart } from './MiniCart.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const merged = '«چای احمد» با سبد پیشین شما یکی شد.';
const negar = { token: 'token-1', fullName: 'نگار رضایی' };
const sara = { token: 'token-2', fullName: 'سارا احمدی' };

beforeEach(() => {
  freshVisit();
  localStorage.setItem('CartHashId', 'cart-1');
});

const pieces = (count: string) => screen.findByRole('link', { name: `سبد خرید، ${count} کالا` });
const aCartOf = (pieceCount: number, ...Notices: string[]) =>
  aCart({ lines: [aLine({ Quantity: pieceCount })], cart: { Notices } });

/** A guest whose cart is merged into Negar's at her sign-in; she does not read what changed. */
async function negarAfterMerge(...later: ReturnType<typeof aCart>[]) {
  const read = vi.fn(() => aCart());
  for (const cart of [aCart(), aCartOf(4, merged), ...later]) read.mockReturnValueOnce(cart);
  const shown = renderInShop(<MiniCart />, { [readCart]: read });
  await pieces('۱');
  act(() => shown.shell.session.open(negar));
  await pieces('۴');
  await waitFor(() => expect(shown.shell.seen.toasts).toEqual([merged]));
  return shown;
}

test('what was merged for a customer is told to nobody after their sign-out', async () => {
  const { shell } = await negarAfterMerge(aCartOf(2));

  act(() => shell.session.close());
  await screen.findByRole('link', { name: 'سبد خرید' });
  expect(cartStore.get(noticesAtom)).toEqual([]);

  act(() => shell.session.open(sara));
  await pieces('۲');

  expect(shell.seen.toasts).toEqual([merged]);
});

test('who signs in after the session of another customer has ended is not told what changed for them', async () => {
  const { shell } = await negarAfterMerge(aCartOf(2));

  // A session that ends keeps the cart, which a sign-out deletes.
  const kept = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => undefined);
  act(() => shell.session.close());
  kept.mockRestore();
  act(() => shell.session.open(sara));
  await pieces('۲');

  expect(cartStore.get(noticesAtom)).toEqual([]);
});

test('a guest keeps what they have not read through their sign-in, and is told only the news', async () => {
  const ended = '«قند» دیگر فروخته نمی‌شود.';
  const read = vi.fn(() => aCartOf(4, ended, merged)).mockReturnValueOnce(aCartOf(1, ended));
  const { shell } = renderInShop(<MiniCart />, { [readCart]: read });
  await pieces('۱');

  act(() => shell.session.open(negar));
  await pieces('۴');

  await waitFor(() => expect(shell.seen.toasts).toEqual([merged]));
  expect(cartStore.get(noticesAtom)).toEqual([ended, merged]);
});

test('a customer who changes their name keeps what they have not read', async () => {
  const { shell } = await negarAfterMerge();

  act(() => shell.session.rename?.('نگار احمدی'));

  expect(cartStore.get(noticesAtom)).toEqual([merged]);
});
