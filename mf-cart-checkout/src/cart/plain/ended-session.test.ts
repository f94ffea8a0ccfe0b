import { expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { aVisit } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { plain } from './plain-cart.ts';

const ended = () => {
  throw new Problem('refused', { status: 401, serverMessage: 'وارد شوید.' });
};
const answers = {
  'POST /v1/Orders/Carts/IncreaseCartItem': ended,
  'POST /v1/Orders/CartCoupons/SetCouponToCart': ended,
  'DELETE /v1/Orders/CartCoupons/Delete': ended,
};

test.each([
  ['a changed line', { ProductSaleParamId: '71', step: 'increase' }],
  ['a coupon', { CouponCode: 'MEHR', step: 'set-coupon' }],
  ['a coupon taken off', { step: 'remove-coupon' }],
])(
  'after the sign-in on the way the cart asks for no sign-in any more: %s',
  async (_what, form) => {
    const { cookies } = await plain.takeForm(
      { HashCartId: 'cart-1', ...form },
      aVisit({ path: '/cart', answers, cookies: { CartHashId: 'cart-1' } }),
    );

    const kept = cookies.filter(({ name }) => name === cartCookies.refusal);
    expect(kept).toMatchObject([{ value: null }]);
    expect(cookies.map(({ name }) => name)).not.toContain(cartCookies.hash);
  },
);
