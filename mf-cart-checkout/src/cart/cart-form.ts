import type { Ask } from '@kashi/shared/api/ask';
import { toProblem } from '@kashi/shared/api/problem';
import type { CookieChange, FormOutcome } from '@kashi/shared/border/remote-contract';
import type { PlainPageContext } from '@kashi/shared/kit/page/plain';
import { cartCookies } from '../parts/live-cart/cart-cookies.ts';
import { addItem, decreaseItem, increaseItem, removeItem } from '../parts/live-cart/cart-data.ts';
import { saysEmpty } from '../parts/live-cart/says-empty.ts';
import { plainMessages } from './plain/plain-messages.ts';

/** The values of `step` in the cart's forms; a form without a step puts a product into the cart. */
export const steps = { increase: 'increase', decrease: 'decrease', remove: 'remove' } as const;

/** Takes a posted form: adds a product or changes a line, then leads to the cart, which shows a refusal. */
export async function takeCartForm(
  form: Record<string, string>,
  { ask, cookies }: Pick<PlainPageContext, 'ask' | 'cookies'>,
): Promise<FormOutcome> {
  const saleParamId = Number(form['ProductSaleParamId']);
  if (!Number.isSafeInteger(saleParamId) || saleParamId <= 0) return toCart();

  try {
    const hash = cookies[cartCookies.hash] ?? '';
    const { value: cart } = await change(ask, form['step'], hash, saleParamId);
    return toCart(keepHash(cart.IsCartEmpty ? null : cart.HashCartId), keepRefusal(null));
  } catch (error) {
    const refusal = keepRefusal(toProblem(error).serverMessage ?? plainMessages.failed);
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

/** How long the cookie keeps the cart's hash: as long as the server keeps a guest's cart. */
const hashSeconds = 60 * 24 * 60 * 60;
/** How long the cookie keeps a refusal: long enough for the next page, on a slow phone as well. */
const refusalSeconds = 30;

const keepHash = (value: string | null): CookieChange => ({
  name: cartCookies.hash,
  value,
  maxAgeSeconds: hashSeconds,
});

const keepRefusal = (value: string | null): CookieChange => ({
  name: cartCookies.refusal,
  value,
  maxAgeSeconds: refusalSeconds,
});
