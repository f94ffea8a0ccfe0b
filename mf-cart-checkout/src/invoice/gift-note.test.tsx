import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { aCart, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { aShop, anInvoice } from '../parts/checkout/checkout-fixtures.ts';
import { openInvoice, payButton, payByZarinPal } from './invoice-page-fixtures.tsx';

const setNote = 'POST /v1/Orders/CartGiftNote/Set';
const bank = { PaymentUrl: 'https://bank.test/pay/1' };
const oneBank = {
  'GET /v1/ContentManagement/Contents/Read': () => aShop({ IsActiveSamanKish: false }),
};

beforeEach(freshVisit);

const note = () => screen.getByRole('textbox', { name: /یادداشت هدیه/ });

test('a gift note is sent before the payment begins', async () => {
  const set = vi.fn(() => null);
  const pay = vi.fn(() => bank);
  const { shopper, leave } = await openInvoice({
    ...oneBank,
    [setNote]: set,
    [payByZarinPal]: pay,
  });

  await shopper.type(note(), 'مبارک باشد!');
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(set).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1', GiftNote: 'مبارک باشد!' });
  expect(set).toHaveBeenCalledBefore(pay);
});

test('a note that is as it was needs no call', async () => {
  const set = vi.fn(() => null);
  const { shopper, leave } = await openInvoice({
    ...oneBank,
    [setNote]: set,
    [payByZarinPal]: () => bank,
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ GiftNote: 'مبارک باشد!' }),
  });

  expect(note()).toHaveValue('مبارک باشد!');
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(set).not.toHaveBeenCalled();
});

test('a note that cannot be kept begins no payment, and stays in its field', async () => {
  const pay = vi.fn(() => bank);
  const { shopper } = await openInvoice({
    ...oneBank,
    [payByZarinPal]: pay,
    [setNote]: () => {
      throw new Problem('offline');
    },
  });

  await shopper.type(note(), 'مبارک');
  await shopper.click(payButton());

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(note()).toHaveValue('مبارک');
  expect(pay).not.toHaveBeenCalled();
});

test('the note of a cart in payment can be read, and not changed', async () => {
  sessionStorage.setItem('giftNote-cart-1', 'نیمه‌کاره');
  await openInvoice({
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ GiftNote: 'مبارک' }),
    'GET /v1/Orders/Carts/Read': () =>
      aCart({
        cart: { CartStatusTypes: 2, SecondsToUnlock: 300 },
        info: { IsAddressApplied: true },
      }),
  });

  expect(note()).toHaveAttribute('readonly');
  expect(note()).toHaveValue('مبارک');
});

test('a note that was typed is there again after a step back, until it is sent', async () => {
  const set = vi.fn(() => null);
  const answers = { ...oneBank, [setNote]: set, [payByZarinPal]: () => bank };
  const first = await openInvoice(answers);
  await first.shopper.type(note(), 'مبارک باشد!');
  first.unmount();

  const { shopper, leave, unmount } = await openInvoice(answers);
  expect(note()).toHaveValue('مبارک باشد!');
  await shopper.click(payButton());
  await waitFor(() => expect(leave).toHaveBeenCalled());
  unmount();

  expect(set).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('giftNote-cart-1')).toBeNull();
});

test('a change that was taken back is none, and the note of another tab is shown later', async () => {
  const saved = (GiftNote: string) => ({
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ GiftNote }),
  });
  const { shopper, unmount } = await openInvoice(saved('مبارک'));
  await shopper.type(note(), '!');
  await shopper.type(note(), '{Backspace}');
  unmount();

  await openInvoice(saved('خجسته'));

  expect(note()).toHaveValue('خجسته');
});
