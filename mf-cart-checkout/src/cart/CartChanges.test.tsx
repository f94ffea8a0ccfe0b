import { later } from '@kashi/kit/testing/later';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import { aCart, aKeptCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import {
  decreaseItem,
  increase,
  increaseItem,
  openCart,
  readCart,
  removeItem,
  row,
} from './cart-page-fixtures.tsx';

beforeEach(freshVisit);

const decrease = () => screen.getByRole('button', { name: 'کاهش تعداد چای احمد، سبز' });

test('quick presses show at once, and other parts of the shop hear of them once', async () => {
  const answers = aKeptCart(aLine());
  const increaseCall = vi.fn(answers[increaseItem]);
  const { shell } = await openCart({ ...answers, [increaseItem]: increaseCall });
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);

  // Clicks three times in one turn of the event loop, so that the speed of the test does not matter.
  for (const _ of [1, 2, 3]) fireEvent.click(increase());

  expect(screen.getByText('۴ کالا')).toBeVisible();
  expect(increaseCall).not.toHaveBeenCalled();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 4 }));
  expect(increaseCall).toHaveBeenCalledTimes(3);
  expect(row('مبلغ قابل پرداخت')).toBe('۶۰۰٬۰۰۰ تومان');
});

test("the sums stay the server's, and are busy until the change is settled", async () => {
  const { shopper } = await openCart(aKeptCart(aLine()));

  await shopper.click(increase());

  const sums = screen.getByText('تعداد کالا').closest('[aria-busy]');
  expect(sums).toHaveAttribute('aria-busy', 'true');
  expect(row('مبلغ قابل پرداخت')).toBe('۱۵۰٬۰۰۰ تومان');
  await waitFor(() => expect(sums).toHaveAttribute('aria-busy', 'false'));
  expect(row('مبلغ قابل پرداخت')).toBe('۳۰۰٬۰۰۰ تومان');
});

test('a press that takes back the press before it costs no call', async () => {
  const answers = aKeptCart(aLine({ Quantity: 2 }));
  const increaseCall = vi.fn(answers[increaseItem]);
  const decreaseCall = vi.fn(answers[decreaseItem]);
  await openCart({
    ...answers,
    [increaseItem]: increaseCall,
    [decreaseItem]: decreaseCall,
  });

  fireEvent.click(increase());
  fireEvent.click(decrease());

  const sums = screen.getByText('تعداد کالا').closest('[aria-busy]');
  await waitFor(() => expect(sums).toHaveAttribute('aria-busy', 'false'));
  expect(increaseCall).not.toHaveBeenCalled();
  expect(decreaseCall).not.toHaveBeenCalled();
});

test('a change that arrives between two presses is announced when the presses are over', async () => {
  const answers = aKeptCart(aLine());
  const arrival = later<void>();
  const increaseCall = vi.fn(async () => {
    await arrival.promise;
    return answers[increaseItem]();
  });
  const { shell, shopper } = await openCart({ ...answers, [increaseItem]: increaseCall });
  await shopper.click(increase());
  await waitFor(() => expect(increaseCall).toHaveBeenCalledOnce());

  await shopper.click(increase());
  await shopper.click(decrease());
  arrival.resolve();

  await waitFor(() => expect(shell.seen.toasts).toHaveLength(1));
  expect(increaseCall).toHaveBeenCalledOnce();
});

test('changes of two lines are sent one after the other', async () => {
  const honey = aLine({ ProductSaleParamId: 72, ProductName: 'عسل' });
  const cart = aCart({ lines: [aLine(), honey] });
  let underWay = 0;
  const overlapping: number[] = [];
  const change = async () => {
    underWay += 1;
    overlapping.push(underWay);
    await Promise.resolve();
    underWay -= 1;
    return cart;
  };
  const { shopper } = await openCart({ [readCart]: () => cart, [increaseItem]: change });

  await shopper.click(increase());
  await shopper.click(screen.getByRole('button', { name: 'افزایش تعداد عسل، سبز' }));

  await waitFor(() => expect(overlapping).toEqual([1, 1]));
});

test('a refused change is explained beside its line, and the old quantity stays', async () => {
  const { shopper } = await openCart({
    [readCart]: () => aCart(),
    [increaseItem]: () => {
      throw new Problem('refused', { serverMessage: 'بیش از ۱ عدد از این کالا موجود نیست.' });
    },
  });

  await shopper.click(increase());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('بیش از ۱ عدد از این کالا موجود نیست.');
  expect(alert.closest('li')).toHaveTextContent('چای احمد');
  expect(screen.getByText('۱ کالا')).toBeVisible();
});

test('a change by a customer whose session has ended asks for the sign-in, and the cart stays', async () => {
  const asGuest = vi.fn(() => null as Cart | null).mockReturnValueOnce(aCart());
  const { shopper } = await openCart({
    [readCart]: asGuest,
    [increaseItem]: () => {
      const serverMessage = 'برای ادامه وارد حساب کاربری خود شوید.';
      throw new Problem('refused', { status: 401, serverMessage });
    },
  });

  await shopper.click(increase());

  expect(await screen.findByRole('alert')).toHaveTextContent('وارد حساب کاربری خود شوید');
  expect(screen.getByText('۱ کالا')).toBeVisible();
  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
});

test('a change to a cart that is in payment by now says why nothing changed', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 600 } });
  const { shopper } = await openCart({
    [readCart]: vi.fn(() => locked).mockReturnValueOnce(aCart()),
    [increaseItem]: () => locked,
  });

  await shopper.click(increase());

  expect(await screen.findByRole('alert')).toHaveTextContent('سفارش درحالت پرداخت می باشد');
});

test('removing the last line leaves an empty cart and no hash', async () => {
  const { shell, shopper } = await openCart(aKeptCart(aLine()));
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);

  await shopper.click(screen.getByRole('button', { name: 'حذف چای احمد، سبز' }));

  expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(localStorage.getItem('CartHashId')).toBeNull();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 0 }));
});

test('the focus of a line that was removed stays in the cart', async () => {
  const honey = aLine({ ProductSaleParamId: 72, ProductName: 'عسل' });
  const { shopper } = await openCart({
    [readCart]: () => aCart({ lines: [aLine(), honey] }),
    [removeItem]: () => aCart({ lines: [honey] }),
  });

  await shopper.click(screen.getByRole('button', { name: 'حذف چای احمد، سبز' }));
  await waitFor(() => expect(screen.queryByText('چای احمد')).not.toBeInTheDocument());

  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('عسل')));
});

test('a 400 that says the cart is empty clears the cart and its hash', async () => {
  const { shell, shopper } = await openCart({
    [readCart]: vi.fn(() => null as Cart | null).mockReturnValueOnce(aCart()),
    [increaseItem]: () => {
      const value = { IsCartEmpty: true };
      throw new Problem('refused', { serverMessage: 'سبد خرید شما خالیست!', value });
    },
  });

  await shopper.click(increase());

  expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(localStorage.getItem('CartHashId')).toBeNull();
  await waitFor(() => expect(shell.seen.toasts).toContain('سبد خرید شما خالیست!'));
});
