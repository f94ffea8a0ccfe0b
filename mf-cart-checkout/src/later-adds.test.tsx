import { act, screen, waitFor } from '@testing-library/react';
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
const waiting = () => localStorage.getItem('laterAdds');

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

  expect(waiting()).toContain('"saleParamId":71');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second press without a network is no second piece', async () => {
  const { shopper } = await pressesOffline();
  const before = waiting();

  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }));

  expect(waiting()).toBe(before);
});

test('with the network the next page sends it, once and with the key of the press', async () => {
  const { unmount } = await pressesOffline();
  const { key } = (JSON.parse(waiting() ?? '[]') as { key: string }[])[0]!;
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
  expect(waiting()).toBeNull();
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
  expect(waiting()).toBeNull();
});

test('without an answer it waits on', async () => {
  await pressesOffline();

  expect(await sendLaterAdds(aShellApi({ answers: { [addItem]: offline } }))).toBe(true);

  expect(waiting()).not.toBeNull();
});

test('after too many calls nothing is judged: the piece waits on', async () => {
  await pressesOffline();
  const tooMany = () => Promise.reject(new Problem('refused', { status: 429 }));

  expect(await sendLaterAdds(aShellApi({ answers: { [addItem]: tooMany } }))).toBe(true);

  expect(waiting()).not.toBeNull();
});

/** The next page of a customer, who has pressed the button without a network. */
async function customerGoesOn() {
  const { unmount } = await pressesOffline();
  unmount();
  const answers = { [addItem]: offline, [readCart]: offline };
  return renderInShop(<MiniCart />, answers, { customer: 'سارا' }).shell;
}

test('a session that merely ends leaves what waits', async () => {
  const { session } = await customerGoesOn();

  vi.spyOn(session, 'isSignedIn').mockReturnValue(false);
  act(() => session.rename?.(''));

  expect(waiting()).not.toBeNull();
});

test('a sign-out takes what waits', async () => {
  const { session } = await customerGoesOn();

  act(() => session.close());

  expect(waiting()).toBeNull();
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
  expect(JSON.parse(waiting() ?? '[]')).toMatchObject([{ saleParamId: 71, name: 'چای احمد' }]);
});

test('after a day it is not sent, since the server could add a second piece, and the shopper is told', async () => {
  await pressesOffline();
  localStorage.setItem('laterAdds', (waiting() ?? '').replace(/"pressedAt":\d+/, '"pressedAt":1'));
  const shell = aShellApi();

  expect(await sendLaterAdds(shell)).toBe(false);

  expect(shell.seen.toasts.join()).toContain('بیش از ۲۰ ساعت');
  expect(waiting()).toBeNull();
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
  expect(waiting()).toBeNull();
});
