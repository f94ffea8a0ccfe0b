import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { aShop, anInvoice } from '../parts/checkout/checkout-fixtures.ts';
import { openInvoice, payButton, payByZarinPal } from './invoice-page-fixtures.tsx';

const readInvoice = 'GET /v1/Orders/CartInvoice/Read';
const readContents = 'GET /v1/ContentManagement/Contents/Read';

beforeEach(freshVisit);

test('a wallet that pays everything needs no bank', async () => {
  const { leave, shopper } = await openInvoice({
    [readInvoice]: () => anInvoice({ Balance: 900_000 }),
    [readContents]: () => aShop({ IsActiveSamanKish: false, IsActiveMellatBank: true }),
    [payByZarinPal]: () => ({ PaymentUrl: 'http://shop.test/orderTracking/abc' }),
  });

  await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://shop.test/orderTracking/abc'));
});

test.each([
  ['that the wallet pays', { Balance: 900_000 }, 'همهٔ مبلغ از کیف پول پرداخت می‌شود'],
  ['that costs nothing', { AmountPayable: 0 }, 'این سفارش رایگان است'],
])('an order %s can be placed in a shop without a bank', async (_which, invoice, sentence) => {
  const { leave, shopper } = await openInvoice({
    [readInvoice]: () => anInvoice(invoice),
    [readContents]: () => aShop({ IsActiveSamanKish: false, IsActiveZarinPal: false }),
    'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl': () => ({
      PaymentUrl: 'http://shop.test/orderTracking/abc',
    }),
  });

  const wallet = screen.queryByRole('checkbox', { name: /کیف پول/ });
  if (wallet) await shopper.click(wallet);
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryByText(/پرداخت آنلاین اکنون ممکن نیست/)).not.toBeInTheDocument();
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://shop.test/orderTracking/abc'));
});

test('a shop without a bank says so', async () => {
  await openInvoice({
    [readContents]: () => aShop({ IsActiveSamanKish: false, IsActiveZarinPal: false }),
  });

  expect(screen.getByText(/پرداخت آنلاین اکنون ممکن نیست/)).toBeVisible();
  expect(payButton()).toBeDisabled();
});
