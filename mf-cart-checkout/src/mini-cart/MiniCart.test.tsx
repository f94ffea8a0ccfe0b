import { later } from '@kashi/kit/testing/later';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { MiniCart } from './MiniCart.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./CartMenu.tsx');
});

const readCart = 'GET /v1/Orders/Carts/Read';

beforeEach(() => {
  freshVisit();
  localStorage.setItem('CartHashId', 'cart-1');
});

const link = (name: string) => screen.findByRole('link', { name });

test('the link counts the pieces in the cart, and leads to it', async () => {
  renderInShop(<MiniCart />, { [readCart]: () => aCart({ lines: [aLine({ Quantity: 3 })] }) });

  expect(await link('سبد خرید، ۳ کالا')).toHaveAttribute('href', '/cart');
});

test('a guest without a cart makes no call', async () => {
  localStorage.clear();
  const read = vi.fn(() => null);

  renderInShop(<MiniCart />, { [readCart]: read });

  expect(await link('سبد خرید')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('a cart that cannot be read leaves a plain link, in silence', async () => {
  const read = vi.fn(() => {
    throw new Problem('offline');
  });

  renderInShop(<MiniCart />, { [readCart]: read });
  await waitFor(() => expect(read).toHaveBeenCalled());

  expect(screen.getByRole('link', { name: 'سبد خرید' })).toBeVisible();
});

test('the keyboard opens what is in the cart, and Escape closes it', async () => {
  const { shopper } = renderInShop(<MiniCart />, { [readCart]: () => aCart() });
  await link('سبد خرید، ۱ کالا');

  await shopper.click(screen.getByRole('button', { name: 'نمایش کالاهای سبد' }));
  expect(await link('چای احمد')).toBeVisible();
  await shopper.keyboard('{Escape}');

  expect(screen.queryByRole('link', { name: 'چای احمد' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'نمایش کالاهای سبد' })).toHaveFocus();
});

test('a mouse that stays on the link opens the menu', async () => {
  const { shopper } = renderInShop(<MiniCart />, { [readCart]: () => aCart() });

  await shopper.hover(await link('سبد خرید، ۱ کالا'));

  expect(await link('مشاهدهٔ سبد خرید')).toHaveAttribute('href', '/cart');
  expect(screen.getByText('مبلغ قابل پرداخت').nextSibling).toHaveTextContent('۱۵۰٬۰۰۰ تومان');
});

test.each([
  ['leaves it', (opener: HTMLElement) => fireEvent.blur(opener, { relatedTarget: document.body })],
  ['opens the cart', () => fireEvent.click(screen.getByRole('link'))],
])('a menu whose code is still on its way stays closed if the shopper %s', async (_, goesOn) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  renderInShop(<MiniCart />, { [readCart]: () => aCart() });
  await link('سبد خرید، ۱ کالا');
  const opener = screen.getByRole('button', { name: 'نمایش کالاهای سبد' });

  fireEvent.click(opener);
  goesOn(opener);
  await act(async () => void (await import('./CartMenu.tsx')));

  expect(screen.queryByRole('link', { name: 'مشاهدهٔ سبد خرید' })).toBeNull();
});

test.each([
  ['نگار رضایی', 'ثبت سفارش', '/chooseAddress'],
  [undefined, 'ورود و ثبت سفارش', '/login?returnUrl=%2FchooseAddress'],
])('the order of %s goes on with «%s»', async (customer, name, href) => {
  const answers = { [readCart]: () => aCart() };
  const { shopper } = renderInShop(<MiniCart />, answers, { customer });
  await link('سبد خرید، ۱ کالا');

  await shopper.click(screen.getByRole('button', { name: 'نمایش کالاهای سبد' }));

  expect(await link(name)).toHaveAttribute('href', href);
});

test('a line removed in the menu leaves the count at once, and the menu when the server agrees', async () => {
  const { shell, shopper } = renderInShop(<MiniCart />, aKeptCart(aLine()));
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);
  await link('سبد خرید، ۱ کالا');
  await shopper.click(screen.getByRole('button', { name: 'نمایش کالاهای سبد' }));

  await shopper.click(await screen.findByRole('button', { name: 'حذف چای احمد، سبز' }));

  expect(await link('سبد خرید')).toBeVisible();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 0 }));
});

test('a sign-in reads the cart of the customer, and says what was merged', async () => {
  const merged = aCart({
    lines: [aLine({ Quantity: 4 })],
    cart: { Notices: ['کالاهای سبد پیشین شما به این سبد افزوده شد.'] },
  });
  const { shell } = renderInShop(<MiniCart />, {
    [readCart]: vi.fn(() => merged).mockReturnValueOnce(aCart()),
  });
  await link('سبد خرید، ۱ کالا');

  shell.session.open({ token: 'token', fullName: 'نگار رضایی' });

  expect(await link('سبد خرید، ۴ کالا')).toBeVisible();
  await waitFor(() =>
    expect(shell.seen.toasts).toContain('کالاهای سبد پیشین شما به این سبد افزوده شد.'),
  );
});

test('an answer that comes after the customer has signed out is ignored', async () => {
  const { promise, resolve } = later<Cart>();
  const { shell } = renderInShop(
    <MiniCart />,
    { [readCart]: () => promise },
    { customer: 'نگار رضایی' },
  );

  localStorage.removeItem('CartHashId');
  shell.session.close();
  resolve(aCart());
  // Waits for one turn of the event loop, in which the answer comes and is read.
  await act(() => new Promise((done) => setTimeout(done)));

  expect(await link('سبد خرید')).toBeVisible();
  expect(localStorage.getItem('CartHashId')).toBeNull();
});

test("a guest's cart is kept in the browser, to be read without a network, and a customer's is not", async () => {
  const answers = { [readCart]: () => aCart({ lines: [aLine({ Quantity: 3 })] }) };
  const { unmount } = renderInShop(<MiniCart />, answers);
  await link('سبد خرید، ۳ کالا');

  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('lastCart') ?? '') as { goods: object[] };
    expect(kept.goods).toEqual([
      {
        name: 'چای احمد',
        path: expect.stringMatching(/^\/product\/7/) as string,
        quantity: 3,
        price: 150_000,
      },
    ]);
  });
  unmount();

  renderInShop(<MiniCart />, answers, { customer: 'سارا' });
  await link('سبد خرید، ۳ کالا');

  await waitFor(() => expect(localStorage.getItem('lastCart')).toBeNull());
});

test('the cart of a session that has ended is not kept as a guest’s', async () => {
  const { shell } = renderInShop(<MiniCart />, { [readCart]: () => aCart() }, { customer: 'سارا' });
  await link('سبد خرید، ۱ کالا');

  act(() => shell.session.close());

  await waitFor(() => expect(localStorage.getItem('lastCart')).toBeNull());
});
