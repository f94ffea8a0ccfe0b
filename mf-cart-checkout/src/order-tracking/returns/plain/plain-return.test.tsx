import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Order } from '@kashi/contracts/order';
import { mostReturnLetters } from '@kashi/contracts/returns/return-rules';
import { anOrder, aShop } from '../../../parts/checkout/checkout-fixtures.ts';
import { aVisit, refusalOf, shownPage } from '../../../parts/checkout/plain/plain-fixtures.tsx';
import { plain } from '../../plain/plain-order-tracking.ts';

const askCall = 'POST /v1/Orders/Returns/Ask';
const [detail] = anOrder().OrderDetails;
const order = anOrder({
  OrderDetails: detail ? [{ ...detail, ProductSaleParamId: 31, ReturnablePieces: 2 }] : [],
  ReturnableUntil: '2026-01-16T20:29:59.999Z',
});
const visit = {
  path: '/orderTracking/abc',
  params: { hashOrderId: 'abc' },
  answers: {
    'GET /v1/Orders/Orders/Read': () => order,
    'GET /v1/ContentManagement/Contents/Read': () => aShop(),
  },
};
const typed = {
  step: 'return',
  Key: 'A'.repeat(22),
  'Quantity-31': '1',
  Reason: 'wrong',
  Text: '',
};

test('a return is asked for by a form, which each page names anew', async () => {
  const ask = vi.fn<(wish: object) => Order>(() => order);
  const shown = await shownPage(plain, visit);

  const outcome = await plain.takeForm(typed, aVisit({ ...visit, answers: { [askCall]: ask } }));

  const key = shown.querySelector<HTMLInputElement>('input[name="Key"]');
  expect(key?.value).toMatch(/^[\w-]{22,64}$/);
  expect(shown.querySelector('select[name="Quantity-31"]')).not.toBeNull();
  expect(ask).toHaveBeenCalledWith({
    HashOrderId: 'abc',
    Key: typed.Key,
    Lines: [{ ProductSaleParamId: 31, Quantity: 1 }],
    Reason: 'wrong',
    Text: '',
    Pictures: [],
  });
  expect(outcome.to).toBe('/orderTracking/abc');
});

test('a refused form keeps what was written, and is open again', async () => {
  const outcome = await plain.takeForm(
    { ...typed, Reason: '', Text: 'دیگری آمد.' },
    aVisit({ ...visit, answers: {} }),
  );

  expect(refusalOf(outcome)).toMatchObject({
    errors: [{ Field: 'Reason' }],
    typed: { 'Quantity-31': '1', Text: 'دیگری آمد.', Key: typed.Key },
  });
  const cookies = Object.fromEntries(outcome.cookies.map(({ name, value }) => [name, value ?? '']));
  const shown = await shownPage(plain, { ...visit, cookies });
  expect(shown.querySelector('details[open] textarea')?.textContent).toBe('دیگری آمد.');
  expect(shown.querySelector<HTMLInputElement>('input[name="Key"]')?.value).toBe(typed.Key);
});

test('each line of the red list leads to its field', async () => {
  const outcome = await plain.takeForm(
    { ...typed, 'Quantity-31': '0', Reason: '', Text: 'ب'.repeat(mostReturnLetters + 1) },
    aVisit({ ...visit, answers: {} }),
  );

  const cookies = Object.fromEntries(outcome.cookies.map(({ name, value }) => [name, value ?? '']));
  const shown = await shownPage(plain, { ...visit, cookies });
  const places = [...shown.querySelectorAll('a[data-field]')].map((line) =>
    line.getAttribute('href'),
  );
  expect(places).toEqual(['#Reason', '#Text', '#Lines']);
  for (const place of places) expect(shown.querySelector(place ?? '')).not.toBeNull();
});

test('a request is taken back by a form, and a late press is told why', async () => {
  const decided = 'فروشگاه تصمیم گرفته است.';
  const withdraw = vi
    .fn<(wish: object) => Order>(() => order)
    .mockImplementationOnce(() => {
      throw new Problem('refused', { status: 400, serverMessage: decided });
    });
  const take = () =>
    plain.takeForm(
      { step: 'withdraw', ReturnId: '4' },
      aVisit({ ...visit, answers: { 'POST /v1/Orders/Returns/Withdraw': withdraw } }),
    );

  const late = await take();
  const taken = await take();

  expect(refusalOf(late)).toMatchObject({ message: decided });
  expect(taken.to).toBe('/orderTracking/abc');
  expect(withdraw).toHaveBeenCalledWith({ HashOrderId: 'abc', ReturnId: 4 });
});
