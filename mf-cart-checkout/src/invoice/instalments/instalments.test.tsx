import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { InstalmentOffer } from '@kashi/contracts/payment';
import type { Answers } from '@kashi/kit/testing/answers';
import { aShop, anInvoice } from '../../parts/checkout/checkout-fixtures.ts';
import { freshVisit } from '../../parts/live-cart/cart-fixtures.ts';
import { bank, openInvoice, payButton } from '../invoice-page-fixtures.tsx';

const readOffers = 'GET /v1/Orders/InstalmentOffers/Read';
const payBySnappPay = 'GET /v1/Orders/SnappPayOrderPayment/GetBankPaymentUrl';
const notLent = /اسنپ‌پی، خرید قسطی» این مبلغ را نمی‌پذیرد/;

beforeEach(freshVisit);

const anOffer = (change: Partial<InstalmentOffer> = {}): InstalmentOffer => ({
  GatewayCode: 4,
  UseCredit: false,
  Title: 'خرید قسطی با اسنپ‌پی',
  Description: '۴ قسط ماهانهٔ ۱۲۵٬۰۰۰ تومان',
  ...change,
});

/** An invoice at a shop that sells by instalments. */
const open = (
  offers: () => InstalmentOffer[] | Promise<InstalmentOffer[]>,
  answers: Answers = {},
) =>
  openInvoice({
    'GET /v1/ContentManagement/Contents/Read': () => aShop({ IsActiveSnappPay: true }),
    [readOffers]: offers,
    ...answers,
  });

test('the lender says in its own words what each instalment is, and is paid like a bank', async () => {
  const begin = vi.fn(() => ({ PaymentUrl: 'http://lender.test/pay' }));
  const { leave, shopper } = await open(() => [anOffer()], { [payBySnappPay]: begin });

  const choice = await screen.findByRole('radio', { name: /خرید قسطی با اسنپ‌پی/ });
  expect(choice).toHaveAccessibleName(/۴ قسط ماهانهٔ ۱۲۵٬۰۰۰ تومان/);
  await shopper.click(choice);
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://lender.test/pay'));
  expect(begin).toHaveBeenCalledExactlyOnceWith({
    HashCartId: 'cart-1',
    UseCredit: false,
    AmountPayable: 500_000,
    AmountToBank: 500_000,
  });
});

test('while the lender is asked it cannot be chosen, and the banks can', async () => {
  let resolve: (offers: InstalmentOffer[]) => void = () => undefined;
  const { shopper } = await open(
    () =>
      new Promise((answer) => {
        resolve = answer;
      }),
  );

  expect(bank(/^اسنپ‌پی، خرید قسطی/)).toBeDisabled();
  expect(screen.getByText('در حال دریافت مبلغ هر قسط…')).toBeVisible();
  await shopper.click(bank('زرین‌پال'));
  resolve([anOffer()]);

  expect(await screen.findByRole('radio', { name: /خرید قسطی با/ })).toBeEnabled();
  expect(bank('زرین‌پال')).toBeChecked();
});

test.each([
  ['lends nothing', () => []],
  [
    'cannot be asked',
    () => {
      throw new Problem('broken');
    },
  ],
])('a lender that %s is no choice, and a sentence says so', async (_, offers) => {
  await open(offers);

  expect(await screen.findByText(notLent)).toHaveRole('status');
  expect(screen.queryByRole('radio', { name: /اسنپ‌پی/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(bank('زرین‌پال')).toBeEnabled();
});

test('with the wallet the instalments are those of the rest', async () => {
  const rest = anOffer({ UseCredit: true, Description: '۴ قسط ماهانهٔ ۹۵٬۰۰۰ تومان' });
  const { shopper } = await open(() => [anOffer(), rest], {
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ Balance: 120_000 }),
  });
  await shopper.click(await screen.findByRole('radio', { name: /خرید قسطی با/ }));

  await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));

  expect(screen.getByText('۴ قسط ماهانهٔ ۹۵٬۰۰۰ تومان')).toBeVisible();
  expect(screen.getByRole('radio', { name: /خرید قسطی با/ })).toBeChecked();
});

test('a chosen lender that does not lend what the wallet leaves has to be chosen anew', async () => {
  const { shopper } = await open(() => [anOffer()], {
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ Balance: 470_000 }),
  });
  await shopper.click(await screen.findByRole('radio', { name: /خرید قسطی با/ }));

  await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));
  expect(screen.getByText(notLent)).toBeVisible();
  await shopper.click(payButton());

  expect(screen.getByRole('alert')).toHaveTextContent('درگاه بانکی را انتخاب کنید');
});

test('a wallet that pays everything leaves nothing to lend', async () => {
  const { shopper } = await open(() => [anOffer()], {
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ Balance: 900_000 }),
  });
  await screen.findByRole('radio', { name: /خرید قسطی با/ });

  await shopper.click(screen.getByRole('checkbox', { name: /کیف پول/ }));

  expect(screen.queryByRole('radio', { name: /قسطی/ })).not.toBeInTheDocument();
  expect(screen.queryByText(notLent)).not.toBeInTheDocument();
  expect(payButton()).toBeEnabled();
});

test('a shop without instalments asks nobody', async () => {
  const ask = vi.fn(() => []);
  await openInvoice({ [readOffers]: ask });

  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByText(notLent)).not.toBeInTheDocument();
});
