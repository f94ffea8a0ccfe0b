import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Payment } from '@kashi/contracts/payment';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, freshVisit, load } from '../../parts/live-cart/cart-fixtures.ts';
import { markPaymentUnderWay, paymentBegunAt } from '../../parts/checkout/payment-under-way.ts';
import {
  answering,
  bank,
  openInvoice,
  payButton,
  payByZarinPal,
} from '../invoice-page-fixtures.tsx';
import { page } from '../invoice-page.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';
const readPayment = 'GET /v1/Orders/Payments/Read';

const aPayment = (facts: Partial<Payment>): Payment => ({
  Outcome: 'failed',
  Kind: 'order',
  Message: 'موجودی کارت کافی نیست. با کارت دیگری پرداخت کنید.',
  Refund: null,
  HashOrderId: null,
  Amount: 500_000,
  GatewayCode: 2,
  ...facts,
});

beforeEach(freshVisit);
afterEach(() => void vi.useRealTimers());

test.each([
  ['payment=cancelled', /مبلغی از حساب شما کم نشد/],
  ['payment=failed', /پرداخت انجام نشد/],
  ['payment=failed&refund=bank', /بانک مبلغ را به حساب شما برمی‌گرداند/],
  ['payment=failed&refund=wallet', /به کیف پول شما برگشت/],
  ['payment=pending', /بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است/],
])(
  'coming back from the bank with %s is said clearly, and the button waits',
  async (query, said) => {
    await openInvoice({}, `/invoice?${query}`);

    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(payButton()).toBeEnabled();
  },
);

test('whose money went back is not told to pay again', async () => {
  const Message = 'پرداخت دیر رسید و کالا تمام شده بود. سفارشی ثبت نشد.';
  await openInvoice(
    { [readPayment]: () => aPayment({ Message, Refund: 'wallet' }) },
    '/invoice?payment=failed&refund=wallet&id=p1',
  );

  expect(screen.getByRole('alert')).toHaveTextContent(Message);
  expect(screen.getByRole('alert')).not.toHaveTextContent('پرداخت کنید');
});

test("the server's sentence says why the bank did not take the money", async () => {
  await openInvoice({ [readPayment]: () => aPayment({}) }, '/invoice?payment=failed&id=p1');

  expect(screen.getByRole('alert')).toHaveTextContent(
    'موجودی کارت کافی نیست. با کارت دیگری پرداخت کنید.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('کالاها در سبد خرید شما مانده‌اند.');
});

test('while a payment cannot be read, the address of the return is believed', async () => {
  const away = () => {
    throw new Problem('offline');
  };

  await openInvoice({ [readPayment]: away }, '/invoice?payment=cancelled&id=p1');

  expect(screen.getByRole('alert')).toHaveTextContent('مبلغی از حساب شما کم نشد');
});

test('an old address of a payment that was paid after all leads to its order', async () => {
  const loaded = await load(
    page,
    '/invoice?payment=pending&id=p1',
    answering({
      [readCart]: () => null,
      [readPayment]: () => aPayment({ Outcome: 'paid', HashOrderId: 'order-1' }),
    }),
  );

  expect(loaded).toMatchObject({ kind: 'redirect', to: '/orderTracking/order-1' });
});

test('a shopper who comes back to a cart that is gone is told where the money is, and can go on', async () => {
  await openInvoice({ [readCart]: () => null }, '/invoice?payment=failed&refund=wallet');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('سفارش ثبت نشد');
  expect(screen.getByText(/مبلغ آن به کیف پول شما برگشت/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'دیدن کیف پول' })).toHaveAttribute('href', '/credit');
});

test('a shopper whose delivery is gone meanwhile is told the outcome all the same', async () => {
  await openInvoice({ [readCart]: () => aCart() }, '/invoice?payment=failed&refund=wallet');

  expect(screen.getByText(/مبلغ آن به کیف پول شما برگشت/)).toBeVisible();
});

test("another customer's payment is no news to this one", async () => {
  const unknown = () => {
    throw new Problem('refused', { status: 404 });
  };
  await openInvoice({ [readPayment]: unknown }, '/invoice?payment=pending&id=p1');

  expect(screen.queryByRole('alert')).toBeNull();
  expect(payButton()).toBeEnabled();
});

test('an unknown outcome is asked for until it is known; nothing is paid twice meanwhile', async () => {
  vi.useFakeTimers();
  let payment = aPayment({ Outcome: 'pending', Message: 'بانک هنوز نتیجه را نگفته است.' });
  const read = vi.fn(() => payment);
  const { shell } = await openInvoice({ [readPayment]: read }, '/invoice?payment=pending&id=p1');
  expect(payButton()).toBeDisabled();

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(read).toHaveBeenCalledTimes(2);
  payment = aPayment({ Outcome: 'paid', HashOrderId: 'order-1' });
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(read).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(shell.location()).toBe('/orderTracking/order-1');
  expect(paymentBegunAt()).toBe('');
});

test('an unknown outcome that turns out to be a failure is read anew, and can be paid again', async () => {
  vi.useFakeTimers();
  let payment = aPayment({ Outcome: 'pending' });
  const { shell } = await openInvoice(
    { [readPayment]: () => payment },
    '/invoice?payment=pending&id=p1',
  );

  payment = aPayment({});
  await act(() => vi.advanceTimersByTimeAsync(3000));

  expect(shell.seen.reloads).toBe(1);
  // That reading failed, and the page still says that nothing is known.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shell.seen.reloads).toBe(2);
});

test('a browser that does not leave for the bank shows a link to it', async () => {
  vi.useFakeTimers();
  await openInvoice({ [payByZarinPal]: () => ({ PaymentUrl: 'http://bank.test/pay/1' }) });
  act(() => bank('زرین‌پال').click());
  act(() => payButton().click());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('به صفحهٔ پرداخت بانک می‌روید…')).toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(6000));

  const byHand = screen.getByRole('link', { name: 'رفتن به صفحهٔ پرداخت' });
  expect(byHand).toHaveAttribute('href', 'http://bank.test/pay/1');
});

test('a shopper who comes back unpaid is not greeted by an order that is opened later', async () => {
  markPaymentUnderWay();

  await openInvoice({}, '/invoice?payment=cancelled');

  expect(paymentBegunAt()).toBeNull();
});

test('an outcome that the bank never says is not shown', async () => {
  await openInvoice({}, '/invoice?payment=free');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that comes back from the memory of the browser is read again, and its button is free', async () => {
  const { shell, leave, shopper } = await openInvoice({
    [payByZarinPal]: () => ({ PaymentUrl: 'http://bank.test/pay/1' }),
  });
  await shopper.click(bank('زرین‌پال'));
  await shopper.click(payButton());
  await waitFor(() => expect(leave).toHaveBeenCalled());

  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void dispatchEvent(shown));

  expect(payButton()).not.toHaveAttribute('aria-busy');
  expect(shell.seen.reloads).toBe(1);
});

test('other tabs hear that a payment came to nothing, since their cart is open again', async () => {
  const heard = vi.fn();
  const loaded = await load(page, '/invoice?payment=cancelled', answering({}));
  if (loaded.kind !== 'found') throw new Error(loaded.kind);

  renderInShop(
    <Listening to={heard}>
      <page.Component data={loaded.data} params={{}} />
    </Listening>,
    answering({}),
  );

  await waitFor(() => expect(heard).toHaveBeenCalledWith({ itemCount: 1 }));
});

interface ListeningProps {
  to: (news: { itemCount: number }) => void;
  children: ReactNode;
}

function Listening({ to, children }: ListeningProps) {
  const { events } = useShellApi();
  useState(() => events.subscribe('cart-updated', to));
  return children;
}
