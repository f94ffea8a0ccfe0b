import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { anInvoice, aShop } from '../../parts/checkout/checkout-fixtures.ts';
import { aVisit, refusalOf } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import {
  readCart,
  readShop,
  readInvoice,
  payZarinPal,
  path,
  needed,
  bank,
  form,
  answering,
  show,
  send,
  noGateway,
  payButton,
} from './plain-invoice-fixtures.ts';
import { plain } from './plain-invoice.ts';

test('the invoice says what goes where, what is paid and by whom', async () => {
  const page = await show();

  expect(page.textContent).toContain('اصفهان، خیابان توحید، پلاک ۲۲');
  expect(page.textContent).toContain('مبلغ ارسالی به بانک۵۰۰٬۰۰۰');
  expect(
    [...page.querySelectorAll('input[name=Gateway]')].map((one) => one.getAttribute('value')),
  ).toEqual(['1', '2']);
  expect(page.querySelector('input[name=AmountPayable]')).toHaveAttribute('value', '500000');
  expect(page.querySelector('input[name=Rules]')).toHaveAttribute('form', 'payment');
  expect(page.querySelector('input[name=UseCredit]')).toBeNull();
  expect(payButton(page)).toBeEnabled();
});

test('a wallet with money says what would be left for the bank', async () => {
  const page = await show({ [readInvoice]: () => anInvoice({ Balance: 200_000 }) });

  expect(page.querySelector('input[name=UseCredit]')).not.toBeChecked();
  expect(page.textContent).toContain(
    'با استفاده از کیف پول، ۳۰۰٬۰۰۰ تومان در درگاه بانکی پرداخت می‌کنید.',
  );
});

test.each([
  ['which the banks take alike', aShop(), 499_800, '۲۰۰ تومان'],
  ['where the banks have other least sums', aShop(), 499_950, 'حداکثر ۲۰۰ تومان'],
  ['of the only bank', aShop({ IsActiveSamanKish: false }), 499_950, '۱۰۰ تومان'],
])(
  'beside the wallet nobody pays more at the bank than the sum %s',
  async (_s, shop, Balance, sum) => {
    const page = await show({
      [readShop]: () => shop,
      [readInvoice]: () => anInvoice({ Balance }),
    });

    expect(page.textContent).toContain(
      `با استفاده از کیف پول، ${sum} در درگاه بانکی پرداخت می‌کنید.`,
    );
  },
);

test('a shop without a gateway cannot be paid, and says so', async () => {
  const page = await show({ [readShop]: noGateway });

  expect(payButton(page)).toBeDisabled();
  expect(page.textContent).toContain('پرداخت آنلاین اکنون ممکن نیست.');
});

test('in a shop without a gateway a wallet that covers the sum is chosen, and pays it', async () => {
  const answers = {
    [readShop]: noGateway,
    [readInvoice]: () => anInvoice({ Balance: 900_000 }),
    'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl': () => ({
      PaymentUrl: '/orderTracking/1',
    }),
  };
  const page = await show(answers);
  const fields = new FormData(page.querySelector<HTMLFormElement>('#payment') ?? undefined);
  const sent = Object.fromEntries([...fields] as [string, string][]);

  expect(page.querySelector('input[name=UseCredit]')).toBeChecked();
  expect(page.textContent).toContain('مبلغ ارسالی به بانک۰');
  expect(page.textContent).toContain('همهٔ مبلغ از کیف پول پرداخت می‌شود');
  expect(page.textContent).not.toContain('پرداخت آنلاین اکنون ممکن نیست.');
  expect((await send({ ...sent, Rules: 'on' }, answers)).to).toBe('/orderTracking/1');
});

test('the form leads to the bank with the sum on the page, and two presses ask the same', async () => {
  const pay = vi.fn((_order: object) => ({ PaymentUrl: bank }));
  const before = Date.now();

  const [first, second] = await Promise.all([
    send(form, { [payZarinPal]: pay }),
    send(form, { [payZarinPal]: pay }),
  ]);

  expect([first.to, second.to]).toEqual([bank, bank]);
  const order = {
    HashCartId: 'cart-1',
    UseCredit: false,
    AmountPayable: 500_000,
    AmountToBank: 500_000,
  };
  expect(pay.mock.calls).toEqual([[order], [order]]);
  const mark = first.cookies.find(({ name }) => name === 'PaymentUnderWay');
  expect(Number(mark?.value)).toBeGreaterThanOrEqual(before);
});

test('a form without gateway and agreement is answered in the order of the page, without a payment', async () => {
  const { HashCartId, AmountPayable } = form;

  const outcome = await send({ HashCartId, AmountPayable });

  expect(refusalOf(outcome)?.errors).toEqual([
    { Field: 'Gateway', Message: 'درگاه بانکی را انتخاب کنید' },
    { Field: 'Rules', Message: needed },
  ]);
});

test('a refused agreement is explained beside its box, which stays as it was left', async () => {
  const { Rules: _, ...unagreed } = form;

  const { to, cookies } = await send(unagreed);
  const [cookie] = cookies;
  const page = await show({}, to, { [cookie?.name ?? '']: cookie?.value ?? '' });

  const box = page.querySelector('input[name=Rules]');
  expect(box).not.toBeChecked();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  const reason = page.querySelector(`#Rules #${box?.getAttribute('aria-describedby')}`);
  expect(reason?.textContent).toBe(needed);
});

test('a gateway that the shop does not offer is none', async () => {
  expect(refusalOf(await send({ ...form, Gateway: '3' }))?.errors[0]?.Field).toBe('Gateway');
});

test('where the wallet pays everything, no gateway needs to be chosen', async () => {
  const order = '/orderTracking/order-1';
  const { Gateway: _, ...rest } = form;

  const outcome = await send(
    { ...rest, UseCredit: 'true', Balance: '500000' },
    {
      'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl': () => ({ PaymentUrl: order }),
    },
  );

  expect(outcome.to).toBe(order);
});

test('a free order says that it is free, and is placed in a shop without a gateway', async () => {
  const page = await show({
    [readShop]: noGateway,
    [readInvoice]: () => anInvoice({ AmountPayable: 0, Balance: 1000 }),
  });
  const outcome = await send(
    { ...form, Gateway: '', AmountPayable: '0' },
    {
      [readShop]: noGateway,
      'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl': () => ({
        PaymentUrl: '/orderTracking/1',
      }),
    },
  );

  expect(page.textContent).toContain('این سفارش رایگان است');
  expect(page.querySelector('input[name=UseCredit]')).toBeNull();
  expect(payButton(page)).toBeEnabled();
  expect(outcome.to).toBe('/orderTracking/1');
});

test('bank and wallet pay what they paid on the page, whatever the wallet has by now', async () => {
  const pay = vi.fn((_order: object) => ({ PaymentUrl: bank }));
  const page = await show({ [readInvoice]: () => anInvoice({ Balance: 200_000 }) });
  const Balance = page.querySelector('input[name=Balance]')?.getAttribute('value') ?? '';

  await send(
    { ...form, UseCredit: 'true', Balance },
    { [readInvoice]: () => anInvoice({ Balance: 900_000 }), [payZarinPal]: pay },
  );

  expect(pay).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ UseCredit: true, AmountToBank: 300_000 }),
  );
});

test.each([
  ['a gateway that is down', 'بانک پاسخ نمی‌دهد. درگاه دیگری را انتخاب کنید.', 502],
  ['a sum that has changed', 'مبلغ سفارش عوض شده است.', 400],
])('%s is said on the invoice, and the choices stay', async (_what, serverMessage, status) => {
  const refuse = () => {
    throw new Problem('refused', { status, serverMessage });
  };
  const typed = { ...form, UseCredit: 'true' };
  const outcome = await send(typed, { [payZarinPal]: refuse });
  const [cookie] = outcome.cookies;
  const page = await show({ [readInvoice]: () => anInvoice({ Balance: 1000 }) }, outcome.to, {
    [cookie?.name ?? '']: cookie?.value ?? '',
  });

  expect(page.querySelector('[role=alert]')).not.toBeNull();
  expect(page.querySelector('input[name=Gateway][value="2"]')).toBeChecked();
  expect(page.querySelector('input[name=UseCredit]')).toBeChecked();
  expect(page.querySelector('input[name=Rules]')).toBeChecked();
});

test("the server's own sentence is shown where it refuses", async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage: 'موجودی کالا کافی نیست.' });
  };

  expect(refusalOf(await send(form, { [payZarinPal]: refuse }))?.message).toBe(
    'موجودی کالا کافی نیست.',
  );
});

test.each([
  ['without a cart', () => null, '/cart'],
  ['without a delivery', () => aCart(), '/chooseAddress'],
])('%s the step leads back', async (_when, cart, to) => {
  const loaded = await plain.load(aVisit({ path, answers: answering({ [readCart]: cart }) }));

  expect(loaded).toMatchObject({ kind: 'redirect', to });
});
