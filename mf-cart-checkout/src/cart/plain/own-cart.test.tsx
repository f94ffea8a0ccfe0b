import { expect, test, vi } from 'vitest';
import type { Answers } from '@kashi/kit/testing/answers';
import { aVisit, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart, aLine } from '../../parts/live-cart/cart-fixtures.ts';
import { plain } from './plain-cart.ts';

const readCart = 'GET /v1/Orders/Carts/Read';
const path = '/cart';

/** What the browser of a customer without the cart's cookie would post with this button of the cart. */
async function formOf(button: string, cart = aCart({ lines: [aLine({ Quantity: 2 })] })) {
  const page = await shownPage(plain, { path, answers: { [readCart]: () => cart } });
  const pressed = page.querySelector<HTMLButtonElement>(`button[value=${button}]`);
  if (!pressed?.form) throw new Error(page.innerHTML);
  return { ...Object.fromEntries(new FormData(pressed.form)), step: button } as Record<
    string,
    string
  >;
}
const send = (form: Record<string, string>, answers: Answers) =>
  plain.takeForm(form, aVisit({ path, answers }));

test.each([
  ['increase', 'POST /v1/Orders/Carts/IncreaseCartItem'],
  ['decrease', 'POST /v1/Orders/Carts/DecreaseCartItem'],
  ['remove', 'DELETE /v1/Orders/Carts/RemoveCartItem'],
] as const)('a customer without the cookie changes a line by «%s»', async (step, call) => {
  const change = vi.fn(() => aCart());

  await send(await formOf(step), { [call]: change });

  expect(change).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1', ProductSaleParamId: 71 });
});

test('a customer without the cookie sets a coupon and takes it off', async () => {
  const set = vi.fn(() => null);
  const takeOff = vi.fn(() => null);

  await send(
    { ...(await formOf('set-coupon')), CouponCode: 'nowruz' },
    { 'POST /v1/Orders/CartCoupons/SetCouponToCart': set },
  );
  const { to } = await send(
    await formOf('remove-coupon', aCart({ info: { CouponCode: 'NOWRUZ' } })),
    { 'DELETE /v1/Orders/CartCoupons/Delete': takeOff },
  );

  expect(set).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ HashCartId: 'cart-1' }));
  expect(takeOff).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1' });
  expect(to).toBe('/cart');
});
