import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { later } from '@kashi/kit/testing/later';
import { aCart, freshVisit, load } from '../parts/live-cart/cart-fixtures.ts';
import { anInvoice } from '../parts/checkout/checkout-fixtures.ts';
import { paymentBegunAt } from '../parts/checkout/payment-under-way.ts';
import {
  answering,
  bank,
  openInvoice,
  payButton,
  payByZarinPal,
} from './invoice-page-fixtures.tsx';
import { page } from './invoice-page.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const readInvoice = 'GET /v1/Orders/CartInvoice/Read';

beforeEach(freshVisit);

const row = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test.each([
  ['without a cart', null, '/cart'],
  ['below the minimum', aCart({ info: { MinimumOrders: 900_000 } }), '/cart'],
  ['before an address is applied', aCart(), '/chooseAddress'],
])('%s the shopper goes back a step', async (_, cart, to) => {
  const loaded = await load(page, '/invoice', answering({ [readCart]: () => cart }));

  expect(loaded).toMatchObject({ kind: 'redirect', to });
});

test('the invoice says where the goods go, how, and what is to be paid', async () => {
  await openInvoice({
    [readInvoice]: () => anInvoice({ DeliveryTime: 'شنبه ۷ آذر تا دوشنبه ۹ آذر' }),
  });

  expect(row('زمان تقریبی تحویل')).toBe('شنبه ۷ آذر تا دوشنبه ۹ آذر');
  expect(row('آدرس فروشگاه')).toBe('اصفهان، خیابان چهارباغ، پلاک ۸');
  expect(row('آدرس تحویل')).toBe('اصفهان، خیابان توحید، پلاک ۲۲');
  expect(row('شیوهٔ ارسال')).toBe('پیک کاشی');
  expect(row('مبلغ ارسالی به بانک')).toBe('۵۰۰٬۰۰۰ تومان');
});

test('the invoice lists what the amount is made up of', async () => {
  const Totals = aCart({
    info: {
      SubTotalAmount: 460_000,
      Discount: 60_000,
      IsCouponDiscountApplied: true,
      CouponDiscount: 10_000,
      TaxRate: 10,
      Tax: 39_000,
      IsAddressApplied: true,
      DeliveryFee: 71_000,
      AmountPayable: 500_000,
    },
  }).CartInfo;
  await openInvoice({ [readInvoice]: () => anInvoice({ Totals }) });

  expect(row('جمع قیمت‌ها')).toBe('۴۶۰٬۰۰۰ تومان');
  expect(row('تخفیف')).toBe('۶۰٬۰۰۰ تومان');
  expect(row('تخفیف با کد')).toBe('۱۰٬۰۰۰ تومان');
  expect(row('مالیات بر ارزش افزوده (۱۰\u200f٪)')).toBe('۳۹٬۰۰۰ تومان');
  expect(row('هزینهٔ ارسال')).toBe('۷۱٬۰۰۰ تومان');
  expect(row('مبلغ قابل پرداخت')).toBe('۵۰۰٬۰۰۰ تومان');
});

test('an empty wallet is not offered', async () => {
  await openInvoice();

  expect(screen.queryByRole('checkbox', { name: /کیف پول/ })).not.toBeInTheDocument();
});

test.each([
  [120_000, '۳۸۰٬۰۰۰ تومان'],
  [800_000, '۰ تومان'],
])('with %i tomans from the wallet the bank is asked for %s', async (Balance, toBank) => {
  const { shopper } = await openInvoice({ [readInvoice]: () => anInvoice({ Balance }) });

  await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));

  expect(row('مبلغ ارسالی به بانک')).toBe(toBank);
});

test('only the banks that the shop has enabled are offered, and none is chosen for the shopper', async () => {
  await openInvoice();

  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['سامان کیش', 'زرین‌پال']);
  expect(bank('سامان کیش')).not.toBeChecked();
});

test('paying without a bank is answered beside the banks', async () => {
  const { shopper } = await openInvoice();

  await shopper.click(payButton());

  expect(screen.getByRole('alert')).toHaveTextContent('درگاه بانکی را انتخاب کنید');
  expect(bank('سامان کیش')).toHaveFocus();
});

test('the rules are accepted from the start; without them nothing can be paid', async () => {
  const { shopper } = await openInvoice();
  const rules = screen.getByRole('checkbox', { name: /قوانین و مقررات/ });

  expect(rules).toBeChecked();
  const link = screen.getByRole('link', { name: 'قوانین و مقررات' });
  expect(link).toHaveAttribute('href', '/rules');
  expect(link).toHaveAttribute('target', '_blank');
  await shopper.click(rules);

  expect(payButton()).toBeDisabled();
});

test('five quick presses begin one payment and go to the bank once', async () => {
  const RegDateTime = '2026-01-10T08:00:00.000Z';
  const begin = vi.fn(() => ({ PaymentUrl: 'http://bank.test/pay/1', RegDateTime }));
  const { leave, shopper } = await openInvoice({ [payByZarinPal]: begin });
  await shopper.click(bank('زرین‌پال'));

  const button = payButton();
  act(() => {
    for (let press = 0; press < 5; press += 1) button.click();
  });

  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('http://bank.test/pay/1'));
  expect(begin).toHaveBeenCalledExactlyOnceWith({
    HashCartId: 'cart-1',
    UseCredit: false,
    AmountPayable: 500_000,
    AmountToBank: 500_000,
  });
  expect(payButton()).toHaveAttribute('aria-busy', 'true');
  expect(paymentBegunAt()).toBe(RegDateTime);
});

test.each([
  [120_000, '۳۸۰٬۰۰۰ تومان', 380_000],
  // A wallet that covers almost everything leaves the bank the least sum that it takes.
  [499_950, '۱۰۰ تومان', 100],
])(
  'with %i tomans in the wallet the payment is for the %s that the page shows',
  async (Balance, shown, AmountToBank) => {
    const begin = vi.fn(() => ({ PaymentUrl: 'http://bank.test/pay/1' }));
    const { shopper } = await openInvoice({
      [readInvoice]: () => anInvoice({ Balance }),
      [payByZarinPal]: begin,
    });

    await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));
    await shopper.click(bank('زرین‌پال'));
    expect(row('مبلغ ارسالی به بانک')).toBe(shown);
    await shopper.click(payButton());

    await waitFor(() =>
      expect(begin).toHaveBeenCalledExactlyOnceWith({
        HashCartId: 'cart-1',
        UseCredit: true,
        AmountPayable: 500_000,
        AmountToBank,
      }),
    );
  },
);

test('a shopper who has gone back to the cart meanwhile is not taken to the bank', async () => {
  const answer = later<{ PaymentUrl: string }>();
  const { shopper, leave, unmount } = await openInvoice({ [payByZarinPal]: () => answer.promise });
  await shopper.click(bank('زرین‌پال'));
  await shopper.click(payButton());

  unmount();
  await act(async () => answer.resolve({ PaymentUrl: 'http://bank.test/pay/1' }));
  await act(async () => undefined);

  expect(leave).not.toHaveBeenCalled();
  expect(paymentBegunAt()).toBeNull();
});

test('the gateway of the last payment is chosen for the next one', async () => {
  const { shopper } = await openInvoice({
    [payByZarinPal]: () => ({ PaymentUrl: 'http://bank.test/1' }),
  });
  expect(bank('زرین‌پال')).not.toBeChecked();
  await shopper.click(bank('زرین‌پال'));
  await shopper.click(payButton());
  cleanup();

  await openInvoice({});

  expect(bank('زرین‌پال')).toBeChecked();
});

test('a payment that is refused is explained beside the button, which can be pressed again', async () => {
  const { shell, leave, shopper } = await openInvoice({
    [payByZarinPal]: () => {
      throw new Problem('refused', { serverMessage: 'موجودی «چای احمد» کافی نیست.' });
    },
  });

  await shopper.click(bank('زرین‌پال'));
  await shopper.click(payButton());

  expect(await screen.findByRole('alert')).toHaveTextContent('موجودی «چای احمد» کافی نیست.');
  expect(payButton()).not.toHaveAttribute('aria-busy');
  expect(bank('زرین‌پال')).toBeChecked();
  expect(leave).not.toHaveBeenCalled();
  expect(shell.seen.reloads).toBe(1);
});

test('a cart in payment says for how long, and its payment can be continued', async () => {
  const locked = aCart({
    info: { IsAddressApplied: true },
    cart: { CartStatusTypes: 2, SecondsToUnlock: 599 },
  });
  await openInvoice({ [readCart]: () => locked });

  expect(screen.getByRole('timer')).toHaveTextContent('۰۹:۵۹');
  expect(payButton()).toBeEnabled();
});
