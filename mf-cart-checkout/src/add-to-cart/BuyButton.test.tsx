import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { cartAtom, cartStore } from '../parts/live-cart/cart-state.ts';
import { BuyButton } from './BuyButton.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./AddToCart.tsx');
});

const addItem = 'POST /v1/Orders/Carts/AddCartItem';
const tea = { productId: 7, productName: 'چای احمد', saleParamId: 71, unavailable: false };
const add = () => screen.getByRole('button', { name: 'افزودن به سبد خرید' });

beforeEach(freshVisit);

test("a newcomer's double press adds one piece", async () => {
  const added = vi.fn(() => aCart());
  const { shopper } = renderInShop(<BuyButton {...tea} />, { [addItem]: added });

  await shopper.dblClick(add());

  expect(await screen.findByRole('link', { name: 'در سبد شما' })).toBeVisible();
  expect(added).toHaveBeenCalledExactlyOnceWith({ HashCartId: null, ProductSaleParamId: 71 });
});

test('a product that leaves the cart again stays out of it', async () => {
  const added = vi.fn(() => aCart());
  const { shopper } = renderInShop(<BuyButton {...tea} />, {
    [addItem]: added,
    'DELETE /v1/Orders/Carts/RemoveCartItem': () => aCart({ lines: [] }),
  });
  await shopper.click(add());

  await shopper.click(await screen.findByRole('button', { name: 'حذف چای احمد' }));

  await waitFor(() => expect(add()).toBeVisible());
  await shopper.hover(add());
  expect(added).toHaveBeenCalledOnce();
});

test('a press for a product that is in the cart already adds nothing when the product leaves the cart', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  const added = vi.fn(() => aCart());
  const { shopper } = renderInShop(<BuyButton {...tea} />, {
    ...aKeptCart(aLine()),
    [addItem]: added,
  });
  cartStore.set(cartAtom, aCart());
  add().click();

  await shopper.click(await screen.findByRole('button', { name: 'حذف چای احمد' }));

  await waitFor(() => expect(add()).toBeVisible());
  await shopper.hover(add());
  expect(added).not.toHaveBeenCalled();
});

test('a variant that is chosen after a press is not added unasked', async () => {
  const added = vi.fn(() => aCart());
  const { shopper, rerender } = renderInShop(<BuyButton {...tea} />, { [addItem]: added });
  await shopper.click(add());
  await screen.findByRole('link', { name: 'در سبد شما' });

  rerender(<BuyButton {...tea} saleParamId={72} />);

  await waitFor(() => expect(add()).toBeVisible());
  await shopper.hover(add());
  expect(added).toHaveBeenCalledOnce();
});

test('a press adds the variant that was chosen when it was made', async () => {
  const added = vi.fn(() => aCart());
  const { rerender } = renderInShop(<BuyButton {...tea} />, { [addItem]: added });

  add().click();
  rerender(<BuyButton {...tea} saleParamId={72} />);

  await waitFor(() =>
    expect(added).toHaveBeenCalledExactlyOnceWith({ HashCartId: null, ProductSaleParamId: 71 }),
  );
});

test('a first press that is refused says why, and can be tried again', async () => {
  const { shopper } = renderInShop(<BuyButton {...tea} />, {
    [addItem]: () => {
      throw new Problem('refused', { serverMessage: 'این کالا اکنون ناموجود است.' });
    },
  });

  await shopper.click(add());

  expect(await screen.findByRole('alert')).toHaveTextContent('این کالا اکنون ناموجود است.');
  expect(add()).toHaveFocus();
});

test('a shopper who has a cart sees that the product is in it', async () => {
  localStorage.setItem('CartHashId', 'cart-1');

  renderInShop(<BuyButton {...tea} />, aKeptCart(aLine()));

  expect(await screen.findByRole('link', { name: 'در سبد شما' })).toBeVisible();
});

test('a product that is sold out cannot be bought', () => {
  renderInShop(<BuyButton {...tea} unavailable />);

  expect(screen.getByRole('button', { name: 'محصول ناموجود' })).toBeDisabled();
});

test('without JavaScript the button posts the chosen variant to the cart', () => {
  renderInShop(<BuyButton {...tea} />);

  const { form } = add() as HTMLButtonElement;
  expect(form).toHaveAttribute('action', '/cart');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ ProductSaleParamId: '71' });
});
