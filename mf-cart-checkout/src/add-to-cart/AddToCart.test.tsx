import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { AddToCart, type AddToCartProps } from './AddToCart.tsx';

const addItem = 'POST /v1/Orders/Carts/AddCartItem';

const tea: AddToCartProps = {
  productId: 7,
  productName: 'چای احمد',
  saleParamId: 71,
  unavailable: false,
};

beforeEach(freshVisit);

const show = (answers: Answers = {}, props: Partial<AddToCartProps> = {}) =>
  renderInShop(<AddToCart {...tea} {...props} />, answers);

const add = () => screen.getByRole('button', { name: 'افزودن به سبد خرید' });

test('the first piece starts a cart, its hash is kept, and others hear which product it is', async () => {
  const added = vi.fn(() => new Said(aCart(), 'تغییرات با موفقیت در سبد خرید اعمال شد.'));
  const { shell, shopper } = show({ [addItem]: added });
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);

  await shopper.click(add());

  expect(await screen.findByRole('link', { name: 'در سبد شما' })).toHaveAttribute('href', '/cart');
  expect(added).toHaveBeenCalledExactlyOnceWith({ HashCartId: null, ProductSaleParamId: 71 });
  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
  expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 1, addedProductId: 7 });
  await waitFor(() =>
    expect(shell.seen.toasts).toContain('تغییرات با موفقیت در سبد خرید اعمال شد.'),
  );
});

test('the focus stays where the button was', async () => {
  const { shopper } = show({ [addItem]: () => aCart() });

  await shopper.click(add());
  const quantity = await screen.findByRole('group', { name: 'چای احمد' });

  await waitFor(() => expect(document.activeElement).toContainElement(quantity));
});

test('a cart that is read while somebody reads the page takes no focus', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  show(aKeptCart(aLine()));

  await screen.findByRole('group', { name: 'چای احمد' });

  expect(document.activeElement).toBe(document.body);
});

test('two quick presses add one piece', async () => {
  const added = vi.fn(() => aCart());
  const { shopper } = show({ [addItem]: added });

  await shopper.dblClick(add());
  await screen.findByRole('link', { name: 'در سبد شما' });

  expect(added).toHaveBeenCalledOnce();
});

test('a refusal is explained beside the button, which can be pressed again', async () => {
  const { shopper } = show({
    [addItem]: () => {
      throw new Problem('refused', { serverMessage: 'این کالا اکنون ناموجود است.' });
    },
  });

  await shopper.click(add());

  expect(await screen.findByRole('alert')).toHaveTextContent('این کالا اکنون ناموجود است.');
  expect(add()).not.toHaveAttribute('aria-busy');
});

test('another variant does not carry the refusal of the one before', async () => {
  const { shopper, rerender } = show({
    [addItem]: () => {
      throw new Problem('refused', { serverMessage: 'این کالا اکنون ناموجود است.' });
    },
  });
  await shopper.click(add());
  await screen.findByRole('alert');

  rerender(<AddToCart {...tea} saleParamId={72} />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['sold out', { unavailable: true }],
  ['without a chosen variant', { saleParamId: null }],
])('a product %s cannot be bought', (_, props) => {
  show({}, props);

  expect(screen.getByRole('button', { name: 'محصول ناموجود' })).toBeDisabled();
});

test('a product in the cart shows its quantity, and its last piece leaves by the bin', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  const { shopper } = show(aKeptCart(aLine()));

  await shopper.click(await screen.findByRole('button', { name: 'حذف چای احمد' }));

  expect(await screen.findByRole('button', { name: 'افزودن به سبد خرید' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('CartHashId')).toBeNull());
});

test('a cart in payment refuses another quantity and says why', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  const sentence = 'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد';
  const { shopper } = show({
    'GET /v1/Orders/Carts/Read': () => aCart({ cart: { CartStatusTypes: 2 } }),
    'POST /v1/Orders/Carts/IncreaseCartItem': () => {
      throw new Problem('refused', { serverMessage: sentence });
    },
  });

  await shopper.click(await screen.findByRole('button', { name: 'افزایش تعداد چای احمد' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
