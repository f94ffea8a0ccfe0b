import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LastingStorage } from '@kashi/border/kept/keep-in-browser';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { AddForm } from '@kashi/ui/goods/AddForm';
import { AddToCart } from './add-to-cart/AddToCart.tsx';
import { CartLink } from './mini-cart/CartLink.tsx';
import { MiniCart } from './mini-cart/MiniCart.tsx';
import { aCart, freshVisit } from './parts/live-cart/cart-fixtures.ts';
import { cartStore, noticesAtom } from './parts/live-cart/cart-state.ts';
import { sendLaterAdds } from './parts/live-cart/later-adds.ts';

const addItem = 'POST /v1/Orders/Carts/AddCartItem';
const readCart = 'GET /v1/Orders/Carts/Read';
const tea = { productId: 7, productName: 'چای', saleParamId: 71, unavailable: false };
const offline = () => Promise.reject(new Problem('offline'));
const other = () => aCart({ lines: [] });
const waiting = () => JSON.parse(localStorage.getItem('laterAdds') ?? '[]') as { key: string }[];

beforeEach(freshVisit);

/** A shopper with a cart presses the button without a network. */
async function pressesOffline() {
  localStorage.setItem('CartHashId', 'cart-1');
  const { shell, shopper, unmount } = renderInShop(<AddToCart {...tea} />, {
    [addItem]: offline,
    [readCart]: offline,
  });
  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }));
  await waitFor(() => expect(shell.seen.toasts.join()).toContain('اینترنت وصل نیست'));
  return { shopper, unmount };
}

test('what is put into the cart without a network is kept, and the shopper is told', async () => {
  await pressesOffline();

  expect(waiting()).toMatchObject([{ saleParamId: 71 }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second press without a network is no second piece', async () => {
  const { shopper } = await pressesOffline();
  const before = waiting();

  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }));

  expect(waiting()).toEqual(before);
});

test('with the network the next page sends it, once and with the key of the press', async () => {
  const { unmount } = await pressesOffline();
  const { key } = waiting()[0]!;
  unmount();
  const added = vi.fn(() => aCart());

  const { shell } = renderInShop(<MiniCart />, { [addItem]: added, [readCart]: other });

  await waitFor(() =>
    expect(shell.seen.toasts).toContain(
      '«چای» که بدون اینترنت خواسته بودید به سبد خرید افزوده شد.',
    ),
  );
  expect(added).toHaveBeenCalledOnce();
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(waiting()).toEqual([]);
});

test('a refusal then is said with its reason, and in the cart until it is read', async () => {
  await pressesOffline();
  const shell = aShellApi({
    answers: {
      [addItem]: () =>
        Promise.reject(new Problem('refused', { serverMessage: 'این کالا تمام شده است.' })),
    },
  });

  expect(await sendLaterAdds(shell)).toBe(false);

  expect(cartStore.get(noticesAtom).join()).toContain('«چای»');
  expect(shell.seen.toasts.join()).toContain('این کالا تمام شده است.');
  expect(waiting()).toEqual([]);
});

test('without an answer it waits on', async () => {
  await pressesOffline();

  expect(await sendLaterAdds(aShellApi({ answers: { [addItem]: offline } }))).toBe(true);

  expect(waiting()).toHaveLength(1);
});

test('after too many calls nothing is judged: the piece waits on', async () => {
  await pressesOffline();
  const tooMany = () => Promise.reject(new Problem('refused', { status: 429 }));

  expect(await sendLaterAdds(aShellApi({ answers: { [addItem]: tooMany } }))).toBe(true);

  expect(waiting()).toHaveLength(1);
});

test('who signs out while a piece is sent leaves nothing for the cart of the next', async () => {
  await pressesOffline();
  const [piece] = waiting();
  localStorage.setItem('laterAdds', JSON.stringify([piece, { ...piece, key: 'another' }]));
  const added = vi.fn(() => {
    localStorage.removeItem('laterAdds');
    return aCart();
  });

  expect(await sendLaterAdds(aShellApi({ answers: { [addItem]: added } }))).toBe(false);

  expect(added).toHaveBeenCalledOnce();
});

test('what is pressed on a card without a network waits too, and the shopper is told', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  const { shell, shopper } = renderInShop(
    <>
      <CartLink />
      <AddForm name="چای احمد" saleParamId={71} />
    </>,
    { [addItem]: offline, [readCart]: offline },
  );

  await shopper.click(screen.getByRole('button', { name: 'افزودن چای احمد به سبد خرید' }));

  await waitFor(() => expect(shell.seen.toasts.join()).toContain('اینترنت وصل نیست'));
  expect(waiting()).toMatchObject([{ saleParamId: 71, name: 'چای احمد' }]);
});

test('after a day it is not sent, since the server could add a second piece, and the shopper is told', async () => {
  await pressesOffline();
  localStorage.setItem('laterAdds', JSON.stringify([{ ...waiting()[0], pressedAt: 1 }]));
  const shell = aShellApi();

  expect(await sendLaterAdds(shell)).toBe(false);

  expect(shell.seen.toasts.join()).toContain('بیش از ۲۰ ساعت');
  expect(waiting()).toEqual([]);
});

test('where the browser has no room nothing is promised: the shopper reads the refusal at the button', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  vi.stubGlobal('localStorage', aFullStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { shell, shopper } = renderInShop(<AddToCart {...tea} />, {
    [addItem]: offline,
    [readCart]: offline,
  });

  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(shell.seen.toasts).toEqual([]);
});

/** As the shell's in a browser without room: writing fails nowhere, and lasts as long as the document. */
function aFullStorage(): Partial<Storage> & LastingStorage {
  const full = localStorage;
  return {
    getItem: (key) => full.getItem(key),
    setItem: (key, value) => full.setItem(key, value),
    removeItem: (key) => full.removeItem(key),
    keepItem: () => false,
  };
}

test('a newcomer without a cart reads the refusal at the button, and nothing waits', async () => {
  const { shopper } = renderInShop(<AddToCart {...tea} />, { [addItem]: offline });

  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(waiting()).toEqual([]);
});
