import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { aCarrier, anAddress, aShop } from '../../parts/checkout/checkout-fixtures.ts';
import { aVisit, refusalOf, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import { plain } from './plain-choose-address.ts';

const readCart = 'GET /v1/Orders/Carts/Read';
const readAddresses = 'GET /v1/Identity/CustomersAddress/Read';
const readCarriers = 'GET /v1/BasicDefinitions/Carriers/Read';
const apply = 'POST /v1/Orders/CartAddress/Apply';
const path = '/chooseAddress';

const home = anAddress();
const work = anAddress({ Id: 6, Title: 'محل کار' });

function answering(answers: Answers = {}): Answers {
  return {
    [readCart]: () => aCart(),
    [readAddresses]: () => [home, work],
    [readCarriers]: () => [aCarrier(), aCarrier({ Id: 4, Name: 'پست', IsAvailable: false })],
    'GET /v1/ContentManagement/Contents/Read': () => aShop(),
    ...answers,
  };
}

const show = (answers: Answers, at = path, cookies = {}) =>
  shownPage(plain, { path: at, answers: answering(answers), cookies });
const send = (form: Record<string, string>, answers: Answers, isSignedIn = true) =>
  plain.takeForm(form, aVisit({ path, answers, isSignedIn }));
const choices = (page: HTMLElement, name: string) => [
  ...page.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
];

test('the addresses stand to choose from, and no carrier before one is chosen', async () => {
  const page = await show({});

  expect(choices(page, 'address').map(({ value, checked }) => [value, checked])).toEqual([
    ['5', false],
    ['6', false],
  ]);
  expect(choices(page, 'CarrierId')).toEqual([]);
});

test('the carriers of the chosen address have their fees, and one that does not go there says so', async () => {
  const read = vi.fn(() => [aCarrier(), aCarrier({ Id: 4, IsAvailable: false })]);
  const page = await show({ [readCarriers]: read }, `${path}?address=6`);

  expect(read).toHaveBeenCalledExactlyOnceWith({ CustomerAddressId: 6, HashCartId: 'cart-1' });
  expect(choices(page, 'address').find(({ checked }) => checked)?.value).toBe('6');
  expect(choices(page, 'CarrierId').map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(page.textContent).toContain('۴۵٬۰۰۰');
  expect(page.textContent).toContain('امکانپذیر نمی باشد');
});

test("another customer's address in the query is no choice", async () => {
  const page = await show({}, `${path}?address=77`);

  expect(choices(page, 'CarrierId')).toEqual([]);
});

test('the only address is chosen, and what the cart has is chosen again with its sum', async () => {
  const applied = { IsAddressApplied: true, CustomerAddressId: 5, CarrierId: 3, DeliveryFee: 1 };
  const page = await show({
    [readAddresses]: () => [home],
    [readCart]: () => aCart({ info: applied }),
  });

  expect(choices(page, 'CarrierId')[0]?.checked).toBe(true);
  expect(page.textContent).toContain('هزینهٔ ارسال۴۵٬۰۰۰');
});

test('without an answer about carriers the addresses stay, with a way to try again', async () => {
  const away = () => {
    throw new Problem('offline');
  };
  const page = await show({ [readCarriers]: away }, `${path}?address=5`);

  expect(page.querySelector('[role=alert]')).not.toBeNull();
  expect(page.querySelector(`a[href="${path}?address=5"]`)?.textContent).toBe('تلاش دوباره');
  expect(choices(page, 'address')).toHaveLength(2);
});

test('a customer without an address is led to add one and back', async () => {
  const page = await show({ [readAddresses]: () => [] });

  expect(page.textContent).toContain('آدرسی برای شما ثبت نشده است.');
  expect(page.querySelector('a[href="/addresses?returnUrl=%2FchooseAddress"]')).not.toBeNull();
});

test('a cart in payment cannot be sent elsewhere', async () => {
  const locked = () => aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 300 } });
  const page = await show({ [readCart]: locked });

  expect(page.textContent).toContain('سفارش درحالت پرداخت می باشد');
  expect(page.querySelector('form')).toBeNull();
});

test('what the sign-in changed in the cart is said', async () => {
  const merged = 'سبد شما با کالاهای قبلی یکی شد.';
  const page = await show({ [readCart]: () => aCart({ cart: { Notices: [merged] } }) });

  expect(page.textContent).toContain(merged);
});

test.each([
  ['without a cart', () => null],
  ['below the minimum', () => aCart({ info: { MinimumOrders: 900_000 } })],
])('%s the step leads back to the cart', async (_when, cart) => {
  const loaded = await plain.load(aVisit({ path, answers: answering({ [readCart]: cart }) }));

  expect(loaded).toMatchObject({ kind: 'redirect', to: '/cart' });
});

test('a guest whose cart a form has filled signs in first; of another only the code knows', async () => {
  const guest = { path, answers: {}, isSignedIn: false };

  expect(await plain.load(aVisit({ ...guest, cookies: { CartHashId: 'cart-1' } }))).toMatchObject({
    to: '/login?returnUrl=%2FchooseAddress',
  });
  expect(await plain.load(aVisit(guest))).toBeNull();
});

test('the form applies the address and the carrier, and goes on to the invoice', async () => {
  const applied = vi.fn(() => null);
  const form = { HashCartId: 'cart-1', CustomerAddressId: '5', CarrierId: '3' };

  const outcome = await send(form, { [apply]: applied });

  expect(outcome.to).toBe('/invoice');
  expect(applied).toHaveBeenCalledExactlyOnceWith({
    HashCartId: 'cart-1',
    CustomerAddressId: 5,
    CarrierId: 3,
  });
});

test('pickup is address -1 with carrier 0', async () => {
  const applied = vi.fn(() => null);

  await send({ HashCartId: 'cart-1', step: 'pickup' }, { [apply]: applied });

  expect(applied).toHaveBeenCalledExactlyOnceWith({
    HashCartId: 'cart-1',
    CustomerAddressId: -1,
    CarrierId: 0,
  });
});

test('a form without a carrier is answered, without a call', async () => {
  const outcome = await send({ HashCartId: 'cart-1', CustomerAddressId: '5' }, {});

  expect(refusalOf(outcome)?.errors).toEqual([
    { Field: 'CarrierId', Message: 'شرکت حامل را انتخاب کنید' },
  ]);
});

test("the server's refusal comes back with the chosen carrier", async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 404, serverMessage: 'آدرس پیدا نشد.' });
  };
  const form = { HashCartId: 'cart-1', CustomerAddressId: '77', CarrierId: '3' };
  const outcome = await send(form, { [apply]: refuse });
  const [cookie] = outcome.cookies;
  const page = await show({}, `${path}?address=5`, { [cookie?.name ?? '']: cookie?.value ?? '' });

  expect(page.querySelector('[role=alert]')?.textContent).toContain('آدرس پیدا نشد.');
  expect(choices(page, 'CarrierId')[0]?.checked).toBe(true);
});

test('a form without a session changes nothing, and leads to sign in', async () => {
  const outcome = await send({ step: 'pickup' }, {}, false);

  expect(outcome.to).toBe('/login?returnUrl=%2FchooseAddress');
});
