import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { aShellApi } from './a-shell-api.tsx';
import { Said } from './answers.tsx';
import { renderInShop } from './render-in-shop.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';

test('a link to a path of the shop goes through the shell', async () => {
  const { shopper, shell } = renderInShop(<TextLink href="/cart?step=1">سبد خرید</TextLink>);

  await shopper.click(screen.getByRole('link', { name: 'سبد خرید' }));

  expect(shell.location()).toBe('/cart?step=1');
});

test("an answer reaches the screen with the server's sentence", async () => {
  const ask = createAsk(
    aShellApi({ answers: { [readCart]: () => new Said(null, 'خالیست') } }).fetch,
  );

  const answer = await ask(readCart, { HashCartId: 'abc' });

  expect(answer).toEqual({ value: null, message: 'خالیست' });
});

test('a refusal keeps its status, its sentence and its fields', async () => {
  const refuse = () => {
    throw new Problem('refused', {
      status: 400,
      serverMessage: 'پذیرفته نشد',
      fields: [{ Field: 'HashCartId', Message: 'نادرست' }],
    });
  };
  const ask = createAsk(aShellApi({ answers: { [readCart]: refuse } }).fetch);

  await expect(ask(readCart, { HashCartId: 'abc' })).rejects.toMatchObject({
    kind: 'refused',
    status: 400,
    serverMessage: 'پذیرفته نشد',
    fields: [{ Field: 'HashCartId', Message: 'نادرست' }],
  });
});

test.each(['offline', 'late', 'broken'] as const)('the network can be %s', async (kind) => {
  const fail = () => {
    throw new Problem(kind);
  };
  const ask = createAsk(aShellApi({ answers: { [readCart]: fail } }).fetch);

  await expect(ask(readCart, { HashCartId: 'abc' })).rejects.toMatchObject({ kind });
});

test('an answer that breaks the contract fails the test, and so does a call without an answer', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const wrong = { [readCart]: () => ({ HashCartId: 7 }) as never };

  await expect(createAsk(aShellApi({ answers: wrong }).fetch)(readCart, {})).rejects.toThrow();
  await expect(createAsk(aShellApi().fetch)(readCart, {})).rejects.toThrow();

  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockClear();
});

test('an event reaches its subscribers until they unsubscribe', () => {
  const { events } = aShellApi();
  const listener = vi.fn();
  const stop = events.subscribe('cart-updated', listener);

  events.publish('cart-updated', { itemCount: 2 });
  stop();
  events.publish('cart-updated', { itemCount: 3 });

  expect(listener).toHaveBeenCalledExactlyOnceWith({ itemCount: 2 });
});

test('signing out leads home as a guest', () => {
  const shell = aShellApi({ path: '/orders', customer: 'نگار رضایی' });

  shell.session.close();

  expect(shell.session.isSignedIn()).toBe(false);
  expect(shell.location()).toBe('/');
});
