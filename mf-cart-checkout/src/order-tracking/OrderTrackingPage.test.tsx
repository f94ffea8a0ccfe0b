import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Order } from '@kashi/contracts/order';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { freshVisit, load } from '../parts/live-cart/cart-fixtures.ts';
import { anOrder, aShop } from '../parts/checkout/checkout-fixtures.ts';
import { markPaymentUnderWay, paymentBegunAt } from '../parts/checkout/payment-under-way.ts';
import { page } from './order-tracking-page.tsx';

const readOrder = 'GET /v1/Orders/Orders/Read';
const readShop = 'GET /v1/ContentManagement/Contents/Read';
const readCart = 'GET /v1/Orders/Carts/Read';
const path = '/orderTracking/abc';

beforeEach(freshVisit);

async function openOrder(order: Order, answers: Answers = {}) {
  const all = { [readOrder]: () => order, [readShop]: () => aShop(), ...answers };
  const loaded = await load(page, path, all, { hashOrderId: 'abc' });
  if (loaded.kind !== 'found') throw new Error(loaded.kind);
  return renderInShop(<page.Component data={loaded.data} params={{}} />, all, {
    path,
    customer: 'نگار رضایی',
  });
}

const inStatus = (LastOrderStatusTypeId: number) => anOrder({ LastOrderStatusTypeId });
const steps = () => within(screen.getByRole('list', { name: 'وضعیت سفارش' }));
const row = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('the order says its number and when it was registered, in Jalali', async () => {
  await openOrder(anOrder());

  expect(screen.getByRole('heading', { level: 1, name: 'سفارش ۱۰۴۵۸۲۳' })).toBeVisible();
  expect(screen.getByText('ثبت در ۱۴ آبان ۱۴۰۴، ساعت ۱۰:۴۲')).toBeVisible();
});

test('an order of a server without extensions is shown, without what they would say', async () => {
  const unsaid = { ProductId: undefined, Picture: undefined };
  const order = anOrder({
    StatusDates: undefined,
    IsPickup: undefined,
    PaidFromWallet: undefined,
    PaymentReference: undefined,
  });

  await openOrder({
    ...order,
    OrderDetails: order.OrderDetails.map((detail) => ({ ...detail, ...unsaid })),
  });

  expect(steps().getByText('ثبت سفارش')).toBeVisible();
  expect(screen.getByText(/چای احمد/)).toBeVisible();
  expect(screen.queryByText('از کیف پول')).toBeNull();
});

test("an order that does not exist, or is another customer's, is not found", async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 404 });
  };

  const loaded = await load(
    page,
    path,
    { [readOrder]: refuse, [readShop]: () => aShop() },
    { hashOrderId: 'abc' },
  );

  expect(loaded.kind).toBe('not-found');
});

test.each([
  [1, 'ثبت سفارش', 'سفارش ثبت و در حال بررسی می باشد.'],
  [2, 'تأیید فروشگاه', 'سفارش شما تأیید شد و در حال آماده‌سازی است.'],
  [4, 'تحویل به پیک یا پست', 'سفارش شما به پیک یا پست تحویل داده شد.'],
])('in status %i the order is at «%s»', async (status, step, sentence) => {
  await openOrder(inStatus(status));

  const current = steps().getByText(step).closest('li');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a delivered order has all its steps done', async () => {
  await openOrder(inStatus(5));

  const states = steps()
    .getAllByRole('listitem')
    .map((step) => step.dataset['state']);
  expect(states).toEqual(['done', 'done', 'done', 'done']);
  expect(screen.getByText('سفارش شما تحویل داده شده است.')).toBeVisible();
});

test('a rejected order says so instead of its progress', async () => {
  await openOrder(inStatus(3));

  expect(screen.getByText(/رد شد و همهٔ مبلغی که پرداخته بودید به کیف پول/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'وضعیت سفارش' })).not.toBeInTheDocument();
});

test.each([
  [1, false],
  [2, true],
  [4, true],
  [5, false],
])('in status %i the expected time is shown: %s', async (status, isShown) => {
  await openOrder(inStatus(status));

  expect(screen.queryByText('زمان تقریبی تحویل: ۲ روز کاری') !== null).toBe(isShown);
});

test.each([null, ''])('with the preparing time %j there is no expected time', async (none) => {
  await openOrder(anOrder({ LastOrderStatusTypeId: 2, PrepareDuration: none }));

  expect(screen.queryByText(/زمان تقریبی/)).not.toBeInTheDocument();
});

test('a gift note stands with the delivery, and an order without one has no place for it', async () => {
  const { unmount } = await openOrder(anOrder({ GiftNote: 'زادروزت مبارک!' }));
  expect(row('یادداشت هدیه')).toBe('زادروزت مبارک!');
  unmount();

  await openOrder(anOrder({ GiftNote: '' }));

  expect(screen.queryByText('یادداشت هدیه')).toBeNull();
});

test('the code of a parcel leads to the page of its carrier, if there is one', async () => {
  const { unmount } = await openOrder(
    anOrder({ TrackingCode: '2155004803', TrackingUrl: 'https://tracking.post.ir/' }),
  );
  const link = screen.getByRole('link', { name: 'رهگیری در سامانهٔ شرکت حامل' });
  expect(link).toHaveAttribute('href', 'https://tracking.post.ir/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  unmount();

  await openOrder(anOrder({ TrackingCode: '2155004803', TrackingUrl: null }));

  expect(screen.getByText('2155004803')).toBeVisible();
  expect(screen.queryByRole('link', { name: /رهگیری در/ })).toBeNull();
});

test('on paper the order says who has sold it; the screen says that elsewhere', async () => {
  await openOrder(anOrder());

  expect(row('آدرس')).toBe('اصفهان، خیابان چهارباغ، پلاک ۸');
});

test('an order is shown without the seller where the shop cannot be read', async () => {
  await openOrder(anOrder(), {
    [readShop]: () => {
      throw new Problem('broken', { status: 503 });
    },
  });

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('فروشنده')).toBeNull();
});

test('every item says its unit, quantity, prices and discount', async () => {
  await openOrder(anOrder());

  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '۱',
    'چای احمد، سبز',
    'بسته',
    '۲',
    '۲۰۰٬۰۰۰',
    '۴۰۰٬۰۰۰',
    '۱۰۰٬۰۰۰',
    '۳۰۰٬۰۰۰',
  ]);
});

test('the totals and the delivery are those of the order', async () => {
  await openOrder(anOrder({ CouponDiscount: 20_000, DeliveryFee: 45_000 }));

  expect(row('جمع قیمت‌ها')).toBe('۴۰۰٬۰۰۰ تومان');
  expect(row('تخفیف با کد')).toBe('۲۰٬۰۰۰ تومان');
  expect(row('هزینهٔ ارسال')).toBe('۴۵٬۰۰۰ تومان');
  expect(row('مبلغ فاکتور')).toBe('۳۳۰٬۰۰۰ تومان');
  expect(row('شیوهٔ ارسال')).toBe('پیک کاشی');
  expect(row('موبایل گیرنده')).toBe('۰۹۱۳\u00a0۱۲۳\u00a0۴۵۶۷');
});

/** When the buyer went to the bank, a little before the order of these tests. */
const begunAt = '2025-11-05T07:11:00.000Z';

test('the tab that has paid is greeted, and its cart is gone', async () => {
  localStorage.setItem('CartHashId', 'cart-1');
  markPaymentUnderWay(begunAt);

  const { shell } = await openOrder(anOrder({ PaymentReference: '201' }), {
    [readCart]: () => null,
  });
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);

  expect(screen.getByText('پرداخت شما با موفقیت انجام شد و سفارش ثبت شد.')).toBeVisible();
  expect(screen.getByText('کد پیگیری بانک: \u2066201\u2069')).toBeVisible();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 0 }));
  expect(localStorage.getItem('CartHashId')).toBeNull();
  expect(paymentBegunAt()).toBeNull();
});

test('an older order is not greeted in a tab that has not reached the bank, and leaves its payment and its cart alone', async () => {
  localStorage.setItem('CartHashId', 'in-payment');
  markPaymentUnderWay(begunAt);

  await openOrder(anOrder({ OrderRegDateTime: '2025-11-05T07:10:00.000Z' }));

  expect(screen.queryByText(/پرداخت شما با موفقیت/)).not.toBeInTheDocument();
  expect(localStorage.getItem('CartHashId')).toBe('in-payment');
  expect(paymentBegunAt()).toBe(begunAt);
});

test('a later visit is not greeted, and keeps a new cart', async () => {
  localStorage.setItem('CartHashId', 'new-cart');

  await openOrder(anOrder());

  expect(screen.queryByText(/پرداخت شما با موفقیت/)).not.toBeInTheDocument();
  expect(localStorage.getItem('CartHashId')).toBe('new-cart');
});
