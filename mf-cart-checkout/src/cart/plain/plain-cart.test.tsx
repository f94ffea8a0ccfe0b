import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { Providers } from '@kashi/kit/Providers';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { aCart, aLine } from '../../parts/live-cart/cart-fixtures.ts';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { plain } from './plain-cart.ts';

const addItem = 'POST /v1/Orders/Carts/AddCartItem';
const removeItem = 'DELETE /v1/Orders/Carts/RemoveCartItem';
const setCoupon = 'POST /v1/Orders/CartCoupons/SetCouponToCart';
const deleteCoupon = 'DELETE /v1/Orders/CartCoupons/Delete';
const readCart = 'GET /v1/Orders/Carts/Read';
const readProfile = 'GET /v1/Identity/CustomersProfile/ReadProfile';

const aProfile = () => ({
  FirstName: 'نگار',
  LastName: 'رضایی',
  NationalCode: '',
  BankCardNo: '',
  Email: '',
  Gender: '' as const,
  IsEmailNewsLatterSubsciber: false,
  IsSMSNewsLatterSubsciber: false,
  UserName: '09121111111',
});

afterEach(() => vi.unstubAllGlobals());

function contextWith(answers: Answers, cookies: Record<string, string> = {}) {
  const { signal } = new AbortController();
  const ask = createAsk(aShellApi({ answers }).fetch);
  const url = new URL('http://shop.test/cart');
  return { ask, cookies, isSignedIn: false, signal, params: {}, url };
}

async function htmlOf(answers: Answers, cookies: Record<string, string>): Promise<string> {
  const data = await plain.load(contextWith(answers, cookies));
  const shown = data === null ? null : <plain.Component data={data} />;
  return renderToString(<Providers shell={aShellApi({ answers })}>{shown}</Providers>);
}

test('the first product begins a cart, which a cookie keeps', async () => {
  const added = vi.fn(() => aCart());

  const outcome = await plain.takeForm(
    { ProductSaleParamId: '71' },
    contextWith({ [addItem]: added }),
  );

  expect(added).toHaveBeenCalledExactlyOnceWith({ HashCartId: null, ProductSaleParamId: 71 });
  expect(outcome.to).toBe('/cart');
  expect(outcome.cookies).toContainEqual(
    expect.objectContaining({ name: 'CartHashId', value: 'cart-1' }),
  );
});

test('the removal of the last line deletes the cookie', async () => {
  const { cookies } = await plain.takeForm(
    { ProductSaleParamId: '71', step: 'remove' },
    contextWith({ [removeItem]: () => aCart({ lines: [] }) }, { CartHashId: 'cart-1' }),
  );

  expect(cookies).toContainEqual(expect.objectContaining({ name: 'CartHashId', value: null }));
});

test("a refusal is kept in the server's own words for the next page, and the cart stays", async () => {
  const refused = () => {
    throw new Problem('refused', { status: 400, serverMessage: 'این کالا اکنون ناموجود است.' });
  };

  const { cookies } = await plain.takeForm(
    { ProductSaleParamId: '71' },
    contextWith({ [addItem]: refused }, { CartHashId: 'cart-1' }),
  );

  expect(cookies).toEqual([
    expect.objectContaining({ name: 'CartRefusal', value: 'این کالا اکنون ناموجود است.' }),
  ]);
});

test('a form that names no product makes no call', async () => {
  await expect(plain.takeForm({ ProductSaleParamId: 'x' }, contextWith({}))).resolves.toEqual({
    to: '/cart',
    cookies: [],
  });
});

test('the cart of the cookie is shown with its forms and the next step', async () => {
  const answers = { [readCart]: () => aCart({ lines: [aLine({ Quantity: 2 })] }) };

  const html = await htmlOf(answers, { CartHashId: 'cart-1' });

  expect(html).toContain('تعداد: ۲ عدد');
  expect(html).toContain('value="71"');
  expect(html).toContain('aria-label="افزایش تعداد چای احمد، سبز"');
  expect(html).toContain('href="/chooseAddress"');
});

test('a cart in payment offers no forms, and says why', async () => {
  const locked = aCart({ cart: { CartStatusTypes: 2, SecondsToUnlock: 300 } });

  const html = await htmlOf({ [readCart]: () => locked }, { CartHashId: 'cart-1' });

  expect(html).toContain('سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد');
  expect(html).not.toContain('<form');
});

test('a guest without a cookie sees without JavaScript that the cart is empty', async () => {
  vi.stubGlobal('window', undefined);

  expect(await htmlOf({}, {})).toMatch(/<noscript>.*سبد خرید شما خالیست!.*<\/noscript>/);
});

test("without a guest's cart the page is still waiting, since the browser may know of one", async () => {
  const waits = async (answers: Answers, cookies: Record<string, string>) =>
    plain.isWaiting?.(await plain.load(contextWith(answers, cookies)));
  const sent = { CartHashId: 'cart-1' };

  expect(await waits({}, {})).toBe(true);
  expect(await waits({ [readCart]: () => null }, sent)).toBe(true);
  expect(await waits({ [readCart]: () => aCart() }, sent)).toBe(false);
});

test('a cart that the server was too late with is never called empty', () => {
  vi.stubGlobal('window', undefined);

  const html = renderToString(
    <Providers shell={aShellApi()}>
      <CartSkeleton />
    </Providers>,
  );

  expect(html).toMatch(/<noscript>.*به‌موقع خوانده نشد.*href="\/cart".*<\/noscript>/);
  expect(html).not.toContain('خالیست');
});

test('a cookie of a cart that is gone shows the empty cart', async () => {
  const html = await htmlOf({ [readCart]: () => null }, { CartHashId: 'stale' });

  expect(html).toContain('سبد خرید شما خالیست!');
});

test('a customer without a cookie sees their own cart, and an empty one asks for no sign-in', async () => {
  const signedIn = (answers: Answers) => ({ ...contextWith(answers), isSignedIn: true });

  const own = await plain.load(
    signedIn({ [readCart]: ({ HashCartId }) => (HashCartId ? null : aCart()) }),
  );
  const empty = await plain.load(signedIn({ [readCart]: () => null, [readProfile]: aProfile }));

  expect(own).toMatchObject({ cart: { HashCartId: 'cart-1' } });
  const html = renderToString(
    <Providers shell={aShellApi()}>
      <plain.Component data={empty} />
    </Providers>,
  );
  expect(html).toContain('سبد خرید شما خالیست!');
  expect(html).not.toContain('/login');
});

test('a coupon is set in Latin capitals, and taken off again', async () => {
  const set = vi.fn(() => null);
  const taken = vi.fn(() => null);
  const context = contextWith(
    { [setCoupon]: set, [deleteCoupon]: taken },
    { CartHashId: 'cart-1' },
  );

  const outcome = await plain.takeForm({ step: 'set-coupon', CouponCode: 'mehr۲۰۰' }, context);
  await plain.takeForm({ step: 'remove-coupon' }, context);

  expect(outcome.to).toBe('/cart');
  expect(set).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1', CouponCode: 'MEHR200' });
  expect(taken).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1' });
});

test('a refused code comes back in its field with the reason, which the code hears as well', async () => {
  const serverMessage = 'کد تخفیف درست نیست یا مهلت آن گذشته است.';
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage });
  };
  const { to, cookies } = await plain.takeForm(
    { step: 'set-coupon', CouponCode: 'wrong' },
    contextWith({ [setCoupon]: refuse }, { CartHashId: 'cart-1' }),
  );
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));

  const html = await htmlOf({ [readCart]: () => aCart() }, { CartHashId: 'cart-1', ...sent });

  expect(to).toBe('/cart?form=again');
  expect(sent['CartRefusal']).toBe(serverMessage);
  expect(html.split(serverMessage)).toHaveLength(2);
  expect(html).toContain('value="wrong"');
});

test('a code that is taken, and one that is taken off, end the sentence about a code refused before', async () => {
  const context = contextWith(
    { [setCoupon]: () => null, [deleteCoupon]: () => null },
    { [cartCookies.hash]: 'cart-1', [cartCookies.refusal]: 'کد تخفیف درست نیست.' },
  );

  const set = await plain.takeForm({ step: 'set-coupon', CouponCode: 'MEHR' }, context);
  const takenOff = await plain.takeForm({ step: 'remove-coupon' }, context);

  const ended: unknown = expect.objectContaining({ name: cartCookies.refusal, value: null });
  expect(set.cookies).toContainEqual(ended);
  expect(takenOff.cookies).toContainEqual(ended);
});

test('the coupon of the cart is shown with a button that takes it off', async () => {
  const withCoupon = aCart({ info: { CouponCode: 'MEHR200', IsCouponDiscountApplied: true } });

  const html = await htmlOf({ [readCart]: () => withCoupon }, { CartHashId: 'cart-1' });

  expect(html).toContain('aria-label="حذف کد تخفیف MEHR200"');
  expect(html).not.toContain('name="CouponCode"');
});

test('a session that the API has ended is no empty cart', async () => {
  const ended = () => {
    throw new Problem('refused', { status: 401 });
  };
  const answers = { [readCart]: () => null, [readProfile]: ended };

  const data = await plain.load({ ...contextWith(answers), isSignedIn: true });

  expect(data).toMatchObject({ problem: { status: 401 } });
});

test('a cart that cannot be read is never called empty, and can be asked for again', async () => {
  const away = () => {
    throw new Problem('broken', { status: 503 });
  };

  const html = await htmlOf({ [readCart]: away }, { CartHashId: 'cart-1' });

  expect(html).toContain('role="alert"');
  expect(html).toContain('href="/cart"');
  expect(html).not.toContain('سبد خرید شما خالیست!');
});

test('without a cookie the page waits for the browser, which may know of a cart', async () => {
  expect(await htmlOf({}, {})).toContain('aria-busy="true"');
});
