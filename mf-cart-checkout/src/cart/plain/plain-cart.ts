import { definePlain } from '@kashi/shared/kit/page/plain';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { askForCartOf } from '../../parts/live-cart/cart-data.ts';
import { messages } from '../messages.ts';
import { takeCartForm } from '../cart-form.ts';
import { PlainCart, type PlainCartData } from './PlainCart.tsx';

/** `/cart` without JavaScript: the cart of the cookie, changed by forms. */
export const plain = definePlain<PlainCartData>({
  async load({ ask, cookies, signal }) {
    const HashCartId = cookies[cartCookies.hash];
    const refusal = cookies[cartCookies.refusal] || null;
    if (!HashCartId) return refusal === null ? null : { cart: undefined, refusal };
    const { value: cart } = await askForCartOf(ask, HashCartId, signal);
    return { cart, refusal };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  Component: PlainCart,
  takeForm: takeCartForm,
});
