import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { MiniCart } from './MiniCart.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./CartMenu.tsx');
});

const readCart = 'GET /v1/Orders/Carts/Read';
const opener = () => screen.findByRole('button', { name: 'نمایش کالاهای سبد' });
const remove = (name: string) => screen.findByRole('button', { name: `حذف ${name}` });

beforeEach(() => {
  freshVisit();
  localStorage.setItem('CartHashId', 'cart-1');
});

test('a cart in payment goes on with its payment', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 300 } });
  const { shopper } = renderInShop(
    <MiniCart />,
    { [readCart]: () => locked },
    { customer: 'نگار رضایی' },
  );

  await shopper.click(await opener());

  expect(await screen.findByRole('link', { name: 'ادامهٔ پرداخت' })).toHaveAttribute(
    'href',
    '/invoice',
  );
  expect(screen.queryByRole('link', { name: 'ثبت سفارش' })).toBeNull();
});

test('the focus of a removed line stays in the menu, which Escape still closes', async () => {
  const cup = aLine({ ProductSaleParamId: 72, ProductName: 'فنجان' });
  const { shopper } = renderInShop(<MiniCart />, {
    [readCart]: () => aCart({ lines: [aLine(), cup] }),
    'DELETE /v1/Orders/Carts/RemoveCartItem': () => aCart({ lines: [cup] }),
  });
  await shopper.click(await opener());

  await shopper.click(await remove('چای احمد، سبز'));
  await waitFor(() => expect(screen.queryByText('چای احمد')).toBeNull());
  expect(document.activeElement).toContainElement(await remove('فنجان، سبز'));
  await shopper.keyboard('{Escape}');

  expect(screen.queryByText('فنجان')).toBeNull();
  expect(await opener()).toHaveFocus();
});

test('with the last line the focus goes to the link to the cart', async () => {
  const { shopper } = renderInShop(<MiniCart />, aKeptCart(aLine()));
  await shopper.click(await opener());

  await shopper.click(await remove('چای احمد، سبز'));

  expect(await screen.findByRole('link', { name: 'سبد خرید' })).toHaveFocus();
});

test('Escape closes a menu that a mouse has opened, and leaves the focus where it is', async () => {
  const { shopper } = renderInShop(
    <>
      <input aria-label="جستجو" />
      <MiniCart />
    </>,
    { [readCart]: () => aCart() },
  );
  await opener();
  await shopper.click(screen.getByRole('textbox'));
  await shopper.hover(screen.getByRole('link', { name: 'سبد خرید، ۱ کالا' }));
  await screen.findByRole('link', { name: 'مشاهدهٔ سبد خرید' });

  await shopper.keyboard('{Escape}');

  expect(screen.queryByRole('link', { name: 'مشاهدهٔ سبد خرید' })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
