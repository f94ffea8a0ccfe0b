import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import { aCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { increase, openCart, readCart, row } from './cart-page-fixtures.tsx';

beforeEach(freshVisit);

const openWith = (cart: Cart | null, customer?: string) =>
  openCart({ [readCart]: () => cart }, customer);

test('a guest whose cart is empty is told so, and shown the ways in', async () => {
  await openWith(null);

  expect(screen.getByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ورود' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fcart',
  );
  expect(screen.getByRole('link', { name: 'ثبت‌نام' })).toBeVisible();
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
    '/product/7/چای-احمد',
  );
  expect(line.getByText('سبز')).toBeVisible();
  expect(line.getByText('قیمت واحد: ۲۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(line.getByText(/۲۵\u200f٪/)).toBeVisible();
  expect(line.getByText(/۳۰۰٬۰۰۰/)).toBeVisible();
});

test('a line with more pieces than the stock says how many the stock has', async () => {
  await openWith(aCart({ lines: [aLine({ Quantity: 3, StockInventory: 2, IsAvalible: false })] }));

  expect(screen.getByText('ناموجود ( تعداد موجودی ۲ عدد )')).toBeVisible();
  expect(increase()).toHaveAttribute('aria-disabled', 'true');
});

test('a shopper who has chosen the whole stock is told so', async () => {
  await openWith(aCart({ lines: [aLine({ Quantity: 2, StockInventory: 2 })] }));

  expect(screen.getByText('بیشترین تعداد موجود را انتخاب کرده‌اید.')).toBeVisible();
});

test('the summary shows every sum of the cart', async () => {
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
  expect(row('تخفیف با کد')).toBe('۲۰٬۰۰۰ تومان');
  expect(row('مالیات بر ارزش افزوده (۱۰\u200f٪)')).toBe('۲۸٬۰۰۰ تومان');
  expect(row('هزینهٔ ارسال')).toBe('وابسته به آدرس');
});

test('the summary of a cart without tax and coupon leaves their rows out', async () => {
  await openWith(aCart());

  expect(screen.queryByText(/مالیات/)).not.toBeInTheDocument();
  expect(screen.queryByText('تخفیف با کد')).not.toBeInTheDocument();
});

test.each([
  [0, 'رایگان'],
  [45_000, '۴۵٬۰۰۰ تومان'],
])('once an address is applied, a delivery of %i tomans is «%s»', async (DeliveryFee, words) => {
  await openWith(aCart({ info: { IsAddressApplied: true, DeliveryFee } }));

  expect(row('هزینهٔ ارسال')).toBe(words);
});

test('where the recipient pays the carrier, the delivery is not called free', async () => {
  await openWith(
    aCart({ info: { IsAddressApplied: true, DeliveryFee: 0, IsFreightCollect: true } }),
  );

  expect(row('هزینهٔ ارسال')).toBe('کرایه هنگام تحویل');
});

test('the next step leads to the choice of the address', async () => {
  await openWith(aCart());

  expect(screen.getByRole('link', { name: 'ادامه ثبت سفارش' })).toHaveAttribute(
    'href',
    '/chooseAddress',
  );
});

test('below the minimum a disabled button says the minimum', async () => {
  await openWith(aCart({ info: { MinimumOrders: 500_000 } }));

  const name = 'حداقل مبلغ سفارش باید ۵۰۰٬۰۰۰ تومان باشد';
  expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'ادامه ثبت سفارش' })).not.toBeInTheDocument();
});

test('a price that changed since the line was added is shown as changed', async () => {
  await openWith(aCart({ lines: [aLine({ PriceWhenAdded: 210_000 })] }));

  const sentence = 'قیمت «چای احمد، سبز» از زمان افزودن به سبد ۶۰٬۰۰۰ تومان کمتر شده است.';
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText('۶۰٬۰۰۰ تومان ارزان‌تر شد')).toBeVisible();
});

test('a cart in payment can be read and paid for, and not changed', async () => {
  await openWith(aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 125 } }));

  const sentence =
    'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد حداکثر زمان لازم برای ویرایش ۱۰دقیقه می باشد.';
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('۰۲:۰۵');
  expect(screen.queryByRole('button', { name: /تعداد|حذف/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ادامهٔ پرداخت' })).toHaveAttribute('href', '/invoice');
});

test('a cart whose time in payment is over is read again, and can be changed', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 0 } });
  await openCart({ [readCart]: vi.fn(() => aCart()).mockReturnValueOnce(locked) });

  expect(await screen.findByRole('button', { name: 'افزایش تعداد چای احمد، سبز' })).toBeVisible();
});

test('a stale hash heals when the cart is read', async () => {
  localStorage.setItem('CartHashId', 'long-gone');

  await openWith(null);

  expect(localStorage.getItem('CartHashId')).toBeNull();
});

test("the hash in the server's answer is kept for the next visit", async () => {
  await openWith(aCart());

  expect(localStorage.getItem('CartHashId')).toBe('cart-1');
});

test('the changes of a sign-in are shown until the shopper has read them', async () => {
  const sentence = 'کالاهای سبد پیشین شما به این سبد افزوده شد.';
  const { shopper } = await openWith(aCart({ cart: { Notices: [sentence] } }));

  expect(screen.getByText(sentence)).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'متوجه شدم' }));

  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a change in another tab is followed', async () => {
  const read = vi.fn(() => aCart({ lines: [aLine({ Quantity: 5 })] }));
  const { shell } = await openCart({ [readCart]: read.mockReturnValueOnce(aCart()) });

  shell.events.publish('cart-updated', { itemCount: 5 });

  expect(await screen.findByText('۵ کالا')).toBeVisible();
});

test('a reading that fails leaves the cart on the screen', async () => {
  const read = vi.fn((): Cart => {
    throw new Problem('offline');
  });
  const { shell } = await openCart({ [readCart]: read.mockReturnValueOnce(aCart()) });

  shell.events.publish('cart-updated', { itemCount: 5 });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));

  expect(screen.getByRole('link', { name: 'چای احمد' })).toBeVisible();
});

test('a customer who signs out leaves no cart behind', async () => {
  const { shell } = await openWith(aCart(), 'نگار رضایی');

  localStorage.removeItem('CartHashId');
  shell.session.close();

  expect(await screen.findByRole('heading', { name: 'سبد خرید شما خالیست!' })).toBeVisible();
});
