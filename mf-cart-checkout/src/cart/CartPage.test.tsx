import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/shared/api/problem';
import type { Cart } from '@kashi/shared/contracts/cart';
import type { Answers } from '@kashi/shared/testing/answers';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { aCart, aKeptCart, aLine, freshVisit, load } from '../cart-fixtures.ts';
import { page } from './cart-page.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const increaseItem = 'POST /v1/Orders/Carts/IncreaseCartItem';
const decreaseItem = 'POST /v1/Orders/Carts/DecreaseCartItem';
const removeItem = 'DELETE /v1/Orders/Carts/RemoveCartItem';

beforeEach(freshVisit);

async function openCart(answers: Answers, customer?: string) {
  await load(page, '/cart', answers);
  return renderInShop(<page.Component data={null} params={{}} />, answers, {
    path: '/cart',
    customer,
  });
}

const openWith = (cart: Cart | null, customer?: string) =>
  openCart({ [readCart]: () => cart }, customer);

const increase = () => screen.getByRole('button', { name: 'افزایش تعداد چای احمد' });
const decrease = () => screen.getByRole('button', { name: 'کاهش تعداد چای احمد' });
const row = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a guest whose cart is empty is told so, and shown the ways in', async () => {
  await openWith(null);

  expect(screen.getByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ورود' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fcart',
  );
  expect(screen.getByRole('link', { name: 'ثبت نام' })).toBeVisible();
});

test('a customer whose cart is empty is not asked to sign in', async () => {
  await openWith(null, 'نگار رضایی');

  expect(screen.getByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ورود' })).not.toBeInTheDocument();
});

test('a line leads to its product and says its variant, unit price, discount and final price', async () => {
  await openWith(aCart({ lines: [aLine({ Quantity: 2 })] }));

  const line = within(screen.getByRole('list', { name: 'کالاهای سبد' }));
  expect(line.getByRole('link', { name: 'چای احمد' })).toHaveAttribute(
    'href',
    `/product/7/${encodeURIComponent('چای-احمد')}`,
  );
  expect(line.getByText('سبز')).toBeVisible();
  expect(line.getByText('قیمت واحد: ۲۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(line.getByText(/۲۵\u200f٪/)).toBeVisible();
  expect(line.getByText(/۳۰۰٬۰۰۰/)).toBeVisible();
});

test('a line that the shop does not have says how many there are', async () => {
  await openWith(aCart({ lines: [aLine({ Quantity: 3, StockInventory: 2, IsAvalible: false })] }));

  expect(screen.getByText('ناموجود ( تعداد موجودی ۲ عدد )')).toBeVisible();
  expect(increase()).toHaveAttribute('aria-disabled', 'true');
});

test('a shopper who has chosen all there are is told so', async () => {
  await openWith(aCart({ lines: [aLine({ Quantity: 2, StockInventory: 2 })] }));

  expect(screen.getByText('بیشترین تعداد موجود را انتخاب کرده‌اید.')).toBeVisible();
});

test('the summary says every sum of the cart', async () => {
  await openWith(
    aCart({
      lines: [aLine({ Quantity: 2 })],
      info: {
        IsCouponDiscountApplied: true,
        CouponDiscount: 20_000,
        CouponCode: 'MEHR',
        TaxRate: 10,
        Tax: 28_000,
        AmountPayable: 308_000,
      },
    }),
  );

  expect(row('تعداد کالا')).toBe('۲');
  expect(row('جمع قیمت‌ها')).toBe('۴۰۰٬۰۰۰ تومان');
  expect(row('تخفیف')).toBe('۱۰۰٬۰۰۰ تومان');
  expect(row('تخفیف کوپن')).toBe('۲۰٬۰۰۰ تومان');
  expect(row('مالیات بر ارزش افزوده (۱۰\u200f٪)')).toBe('۲۸٬۰۰۰ تومان');
  expect(row('هزینه ارسال')).toBe('وابسته به آدرس');
});

test('without tax and coupon their rows are left out', async () => {
  await openWith(aCart());

  expect(screen.queryByText(/مالیات/)).not.toBeInTheDocument();
  expect(screen.queryByText('تخفیف کوپن')).not.toBeInTheDocument();
});

test.each([
  [0, 'رایگان'],
  [45_000, '۴۵٬۰۰۰ تومان'],
])('once an address is applied, a delivery of %i tomans is «%s»', async (DeliveryFee, words) => {
  await openWith(aCart({ info: { IsAddressApplied: true, DeliveryFee } }));

  expect(row('هزینه ارسال')).toBe(words);
});

test('the next step leads to the choice of the address', async () => {
  await openWith(aCart());

  expect(screen.getByRole('link', { name: 'ادامه ثبت سفارش' })).toHaveAttribute(
    'href',
    '/chooseAddress',
  );
});

test('below the minimum a disabled button says what it is', async () => {
  await openWith(aCart({ info: { MinimumOrders: 500_000 } }));

  const name = 'حداقل مبلغ سفارش باید ۵۰۰٬۰۰۰ تومان باشد';
  expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'ادامه ثبت سفارش' })).not.toBeInTheDocument();
});

test('a price that changed since the line was added is shown as changed', async () => {
  await openWith(aCart({ lines: [aLine({ PriceWhenAdded: 210_000 })] }));

  const sentence = 'قیمت «چای احمد» از زمان افزودن به سبد ۶۰٬۰۰۰ تومان کمتر شده است.';
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText('۶۰٬۰۰۰ تومان ارزان‌تر شد')).toBeVisible();
});

test('quick presses show at once, and the others hear of them once', async () => {
  const answers = aKeptCart(aLine());
  const increaseCall = vi.fn(answers[increaseItem]);
  const { host, shopper } = await openCart({ ...answers, [increaseItem]: increaseCall });
  const heard = vi.fn();
  host.events.subscribe('cart-updated', heard);

  await shopper.tripleClick(increase());

  expect(screen.getByText('۴ کالا')).toBeVisible();
  expect(increaseCall).not.toHaveBeenCalled();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 4 }));
  expect(increaseCall).toHaveBeenCalledTimes(3);
  expect(row('مبلغ قابل پرداخت')).toBe('۶۰۰٬۰۰۰ تومان');
});

test('sums keep what the server said, and are busy until the change is settled', async () => {
  const { shopper } = await openCart(aKeptCart(aLine()));

  await shopper.click(increase());

  const sums = screen.getByText('تعداد کالا').closest('[aria-busy]');
  expect(sums).toHaveAttribute('aria-busy', 'true');
  expect(row('مبلغ قابل پرداخت')).toBe('۱۵۰٬۰۰۰ تومان');
  await waitFor(() => expect(sums).toHaveAttribute('aria-busy', 'false'));
  expect(row('مبلغ قابل پرداخت')).toBe('۳۰۰٬۰۰۰ تومان');
});

test('a press that takes back another one costs no call', async () => {
  const answers = aKeptCart(aLine({ Quantity: 2 }));
  const increaseCall = vi.fn(answers[increaseItem]);
  const decreaseCall = vi.fn(answers[decreaseItem]);
  const { shopper } = await openCart({
    ...answers,
    [increaseItem]: increaseCall,
    [decreaseItem]: decreaseCall,
  });

  await shopper.click(increase());
  await shopper.click(decrease());

  const sums = screen.getByText('تعداد کالا').closest('[aria-busy]');
  await waitFor(() => expect(sums).toHaveAttribute('aria-busy', 'false'));
  expect(increaseCall).not.toHaveBeenCalled();
  expect(decreaseCall).not.toHaveBeenCalled();
});

test('changes of two lines never overtake each other', async () => {
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
  await shopper.click(screen.getByRole('button', { name: 'افزایش تعداد عسل' }));

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

test('a change that is answered with a cart in payment shows why nothing changed', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 600 } });
  const { shopper } = await openCart({
    [readCart]: vi.fn(() => locked).mockReturnValueOnce(aCart()),
    [increaseItem]: () => locked,
  });

  await shopper.click(increase());

  expect(await screen.findByRole('alert')).toHaveTextContent('سفارش درحالت پرداخت می باشد');
});

test('a cart in payment can be read and paid for, and not changed', async () => {
  await openWith(aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 125 } }));

  const sentence =
    'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد حداکثر زمان لازم برای ویرایش ۱۰دقیقه می باشد.';
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('۰۲:۰۵');
  expect(screen.queryByRole('button', { name: /تعداد|حذف/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ادامه پرداخت' })).toHaveAttribute('href', '/invoice');
});

test('a cart whose time in payment is over is read again, and opens', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 0 } });
  await openCart({ [readCart]: vi.fn(() => aCart()).mockReturnValueOnce(locked) });

  expect(await screen.findByRole('button', { name: 'افزایش تعداد چای احمد' })).toBeVisible();
});

test('removing the last line leaves an empty cart and no hash', async () => {
  const { host, shopper } = await openCart(aKeptCart(aLine()));
  const heard = vi.fn();
  host.events.subscribe('cart-updated', heard);

  await shopper.click(screen.getByRole('button', { name: 'حذف چای احمد' }));

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

  await shopper.click(screen.getByRole('button', { name: 'حذف چای احمد' }));
  await waitFor(() => expect(screen.queryByText('چای احمد')).not.toBeInTheDocument());

  expect(document.activeElement).toContainElement(screen.getByText('عسل'));
});

test('a 400 that says the cart is empty clears the cart and its hash', async () => {
  const { host, shopper } = await openCart({
    [readCart]: vi.fn(() => null as Cart | null).mockReturnValueOnce(aCart()),
    [increaseItem]: () => {
      const value = { IsCartEmpty: true };
      throw new Problem('refused', { serverMessage: 'سبد خرید شما خالیست!', value });
    },
  });

  await shopper.click(increase());

  expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(localStorage.getItem('CartHashId')).toBeNull();
  expect(host.seen.toasts).toContain('سبد خرید شما خالیست!');
});

test('a stale hash heals when the cart is read', async () => {
  localStorage.setItem('CartHashId', 'long-gone');

  await openWith(null);

  expect(localStorage.getItem('CartHashId')).toBeNull();
});

test('the hash that the server answers is kept for the next visit', async () => {
  await openWith(aCart());

  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
});

test('what a sign-in changed is told until the shopper has read it', async () => {
  const sentence = 'کالاهای سبد پیشین شما به این سبد افزوده شد.';
  const { shopper } = await openWith(aCart({ cart: { Notices: [sentence] } }));

  expect(screen.getByText(sentence)).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'متوجه شدم' }));

  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a change in another tab is followed', async () => {
  const read = vi.fn(() => aCart({ lines: [aLine({ Quantity: 5 })] }));
  const { host } = await openCart({ [readCart]: read.mockReturnValueOnce(aCart()) });

  host.events.publish('cart-updated', { itemCount: 5 });

  expect(await screen.findByText('۵ کالا')).toBeVisible();
});

test('a reading that fails leaves the cart on the screen', async () => {
  const read = vi.fn((): Cart => {
    throw new Problem('offline');
  });
  const { host } = await openCart({ [readCart]: read.mockReturnValueOnce(aCart()) });

  host.events.publish('cart-updated', { itemCount: 5 });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));

  expect(screen.getByRole('link', { name: 'چای احمد' })).toBeVisible();
});

test('somebody who signs out leaves no cart behind', async () => {
  const { host } = await openWith(aCart(), 'نگار رضایی');

  localStorage.removeItem('CartHashId');
  host.session.close();

  expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
});
