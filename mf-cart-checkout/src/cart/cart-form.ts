import type { Ask } from '@kashi/contracts/asking/ask';
import type { CookieChange, FormOutcome } from '@kashi/border/remote-contract';
import type { PlainPageContext } from '@kashi/kit/page/plain';
import { cartCookies } from '../parts/live-cart/cart-cookies.ts';
import { addItem, decreaseItem, increaseItem, removeItem } from '../parts/live-cart/cart-data.ts';
import { saysEmpty } from '../parts/live-cart/says-empty.ts';
import { keepHash, keptRefusal, keptRefusalOf } from './plain/kept-cookies.ts';
import { takeOrder } from './plain/take-order.ts';
import { takeCoupon, takeCouponOff } from './plain/take-coupon.ts';

/** The values of `step` in the cart's forms; a form without a step puts a product, or the goods of an order, into the cart. */
export const steps = {
  increase: 'increase',
  decrease: 'decrease',
  remove: 'remove',
  setCoupon: 'set-coupon',
  removeCoupon: 'remove-coupon',
} as const;

/** Takes a posted form: adds goods, changes a line or its coupon, then leads to the cart, which shows a refusal. */
export async function takeCartForm(
  form: Record<string, string>,
  { ask, cookies, url }: Pick<PlainPageContext, 'ask' | 'cookies' | 'url'>,
): Promise<FormOutcome> {
  // The forms of the cart name the cart that they were shown with: a customer may have one without a cookie.
  const hash = form['HashCartId'] || (cookies[cartCookies.hash] ?? '');
  if (form['step'] === steps.setCoupon) return takeCoupon(form, { ask, url, hash });
  if (form['step'] === steps.removeCoupon) return takeCouponOff(ask, hash);
  const order = form['HashOrderId'];
  if (order) return takeOrder(ask, { HashCartId: hash || null, HashOrderId: order });
  const saleParamId = Number(form['ProductSaleParamId']);
  if (!Number.isSafeInteger(saleParamId) || saleParamId <= 0) return toCart();

  try {
    const { value: cart } = await change(ask, form['step'], hash, saleParamId);
    return toCart(keepHash(cart.IsCartEmpty ? null : cart.HashCartId), keptRefusal(null));
  } catch (error) {
    const refusal = keptRefusalOf(error);
    return saysEmpty(error) ? toCart(keepHash(null), refusal) : toCart(refusal);
  }
}

function change(
  ask: Ask,
  step: string | undefined,
  HashCartId: string,
  ProductSaleParamId: number,
) {
  const item = { HashCartId, ProductSaleParamId };
  switch (step) {
    case steps.increase:
      return increaseItem(ask, item);
    case steps.decrease:
      return decreaseItem(ask, item);
    case steps.remove:
      return removeItem(ask, item);
    default:
      return addItem(ask, { ...item, HashCartId: HashCartId || null });
  }
}

const toCart = (...cookies: CookieChange[]): FormOutcome => ({ to: '/cart', cookies });
