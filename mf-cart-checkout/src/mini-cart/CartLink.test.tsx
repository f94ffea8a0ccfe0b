import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Providers } from '@kashi/kit/Providers';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { AddForm } from '@kashi/ui/goods/AddForm';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { keepCart } from '../parts/live-cart/cart-state.ts';
import { CartLink } from './CartLink.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./MiniCart.tsx');
  await import('./CartCount.tsx');
  await import('./add-from-form.ts');
});

beforeEach(freshVisit);

test('on the server the cart is a plain link, whatever a browser has read', () => {
  keepCart(aCart());

  const html = renderToString(
    <Providers shell={aShellApi()}>
      <CartLink />
    </Providers>,
  );

  expect(html).toContain('href="/cart"');
  expect(html).toContain('aria-label="سبد خرید"');
  expect(html).not.toContain('<button');
});

test('a newcomer has a plain link to the cart, and no call is made', () => {
  renderInShop(<CartLink />);

  expect(screen.getByRole('link', { name: 'سبد خرید' })).toHaveAttribute('href', '/cart');
});

test('a cart of an earlier visit shows its count', async () => {
  localStorage.setItem('CartHashId', 'cart-1');

  renderInShop(<CartLink />, aKeptCart(aLine()));

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۱ کالا' })).toBeVisible();
});

test('the first piece in a cart is counted', async () => {
  const { shell } = renderInShop(<CartLink />, aKeptCart(aLine()));

  localStorage.setItem('CartHashId', 'cart-1');
  shell.events.publish('cart-updated', { itemCount: 1 });

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۱ کالا' })).toBeVisible();
});

const card = (
  <>
    <CartLink />
    <AddForm name="چای احمد" saleParamId={71} />
  </>
);
const addFromCard = () => screen.getByRole('button', { name: 'افزودن چای احمد به سبد خرید' });

test("a card's form puts its product into the cart, and the shopper stays where they are", async () => {
  const { shopper, shell } = renderInShop(card, aKeptCart(aLine({ Quantity: 0 })));

  await shopper.click(addFromCard());

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۱ کالا' })).toBeVisible();
  await waitFor(() =>
    expect(shell.seen.toasts).toEqual(['تغییرات با موفقیت در سبد خرید اعمال شد.']),
  );
  expect(addFromCard()).toHaveFocus();
});

const orders = (
  <>
    <CartLink />
    <form method="post" action="/cart">
      <input type="hidden" name="HashOrderId" value="abc" />
      <button>خرید دوباره</button>
    </form>
  </>
);
const buyAgain = () => screen.getByRole('button', { name: 'خرید دوباره' });

test('an order in a list is bought again by its form, and the shopper comes to the cart', async () => {
  const { shopper, shell } = renderInShop(orders, {
    'POST /v1/Orders/Carts/BuyAgain': ({ HashOrderId }) =>
      aCart({ lines: [aLine({ Quantity: HashOrderId === 'abc' ? 2 : 1 })] }),
  });

  await shopper.click(buyAgain());

  expect(await screen.findByRole('link', { name: 'سبد خرید، ۲ کالا' })).toBeVisible();
  await waitFor(() => expect(shell.location()).toBe('/cart'));
});

test('an order in a list of which nothing can be had says why', async () => {
  const { shopper, shell } = renderInShop(orders, {
    'POST /v1/Orders/Carts/BuyAgain': () => {
      throw new Problem('refused', { status: 400, serverMessage: 'همهٔ کالاها ناموجود است.' });
    },
  });

  await shopper.click(buyAgain());

  await waitFor(() => expect(shell.seen.toasts).toEqual(['همهٔ کالاها ناموجود است.']));
  expect(shell.location()).toBe('/');
});

test('a card that is refused says why, and can be pressed again', async () => {
  const { shopper, shell } = renderInShop(card, {
    'POST /v1/Orders/Carts/AddCartItem': () => {
      throw new Problem('refused', { serverMessage: 'این کالا اکنون ناموجود است.' });
    },
  });

  await shopper.click(addFromCard());

  await waitFor(() => expect(shell.seen.toasts).toEqual(['این کالا اکنون ناموجود است.']));
  expect(addFromCard()).not.toHaveAttribute('aria-busy');
});
