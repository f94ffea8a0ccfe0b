import { expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { anInvoice, aShop } from '../../parts/checkout/checkout-fixtures.ts';
import { aVisit, refusalOf, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import { plain } from '../plain/plain-invoice.ts';

const readOffers = 'GET /v1/Orders/InstalmentOffers/Read';
const payBySnappPay = 'GET /v1/Orders/SnappPayOrderPayment/GetBankPaymentUrl';
const Title = 'خرید قسطی با اسنپ‌پی';
const whole = { GatewayCode: 4, UseCredit: false, Title, Description: '۴ قسط ۱۲۵٬۰۰۰ تومان' };
const rest = { GatewayCode: 4, UseCredit: true, Title, Description: '۴ قسط ۹۵٬۰۰۰ تومان' };

const answering = (answers: Answers): Answers => ({
  'GET /v1/Orders/Carts/Read': () => aCart({ info: { IsAddressApplied: true } }),
  'GET /v1/ContentManagement/Contents/Read': () => aShop({ IsActiveSnappPay: true }),
  'GET /v1/Orders/CartInvoice/Read': () => anInvoice(),
  ...answers,
});
const show = (answers: Answers) =>
  shownPage(plain, { path: '/invoice', answers: answering(answers) });
const choiceOn = (page: HTMLElement) =>
  page.querySelector('input[name=Gateway][value="4"]')?.closest('label')?.textContent ?? null;

test('the page without code has the instalments beside the banks', async () => {
  const page = await show({ [readOffers]: () => [whole] });

  expect(choiceOn(page)).toBe('خرید قسطی با اسنپ‌پی۴ قسط ۱۲۵٬۰۰۰ تومان');
});

test.each([
  ['both sums', [whole, rest], '۴ قسط ۱۲۵٬۰۰۰ تومانبا کیف پول: ۴ قسط ۹۵٬۰۰۰ تومان'],
  ['the whole sum', [whole], '۴ قسط ۱۲۵٬۰۰۰ تومانهمراه با کیف پول قابل استفاده نیست.'],
  [
    'the rest',
    [rest],
    'فقط برای بخشی از مبلغ که پس از کیف پول می‌ماند.با کیف پول: ۴ قسط ۹۵٬۰۰۰ تومان',
  ],
])('a lender of %s says so before anyone presses', async (_, offers, lines) => {
  const page = await show({
    [readOffers]: () => offers,
    'GET /v1/Orders/CartInvoice/Read': () => anInvoice({ Balance: 120_000 }),
  });

  expect(choiceOn(page)).toBe(`${Title}${lines}`);
});

test('a lender that does not lend the sum, or cannot be asked, leaves the banks alone', async () => {
  const fail = () => {
    throw new Problem('late');
  };

  for (const offers of [() => [], fail]) {
    const page = await show({ [readOffers]: offers });

    expect(choiceOn(page)).toBeNull();
    expect(page.textContent).toContain('این مبلغ را نمی‌پذیرد یا اکنون پاسخ نمی‌دهد.');
    expect(page.querySelectorAll('input[name=Gateway]')).toHaveLength(2);
  }
});

test('a shop with nobody but a lender that lends nothing cannot be paid', async () => {
  const page = await show({
    'GET /v1/ContentManagement/Contents/Read': () =>
      aShop({ IsActiveSamanKish: false, IsActiveZarinPal: false, IsActiveSnappPay: true }),
    [readOffers]: () => [],
  });

  expect(page.querySelector('button[type=submit][form=payment]')).toBeDisabled();
});

test('the form leads to the lender, and its refusal stands on the page with the choice', async () => {
  const form = { HashCartId: 'cart-1', AmountPayable: '500000', Gateway: '4', Rules: 'on' };
  const send = (pay: () => { PaymentUrl: string }) =>
    plain.takeForm(
      form,
      aVisit({ path: '/invoice', answers: answering({ [payBySnappPay]: pay }) }),
    );

  const taken = await send(() => ({ PaymentUrl: 'https://lender.test/pay' }));
  const refused = await send(() => {
    throw new Problem('refused', { status: 400, serverMessage: 'این درگاه نپذیرفت.' });
  });

  expect(taken.to).toBe('https://lender.test/pay');
  expect(refusalOf(refused)).toMatchObject({
    typed: { Gateway: '4' },
    message: 'این درگاه نپذیرفت.',
  });
});
