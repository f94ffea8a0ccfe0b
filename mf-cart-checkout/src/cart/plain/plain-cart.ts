import { toProblem } from '@kashi/contracts/asking/problem';
import { definePlain } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { askForCartOf, expectSession } from '../../parts/live-cart/cart-data.ts';
import { messages } from '../messages.ts';
import { takeCartForm } from '../cart-form.ts';
import { takenCookie } from './kept-cookies.ts';
import { PlainCart, type PlainCartData } from './PlainCart.tsx';

/** `/cart` without JavaScript: the cart of the cookie, or of a customer, changed by forms. */
export const plain = definePlain<PlainCartData>({
  async load({ ask, cookies, isSignedIn, signal, url }) {
    const HashCartId = cookies[cartCookies.hash] || null;
    const refused = refusedFormIn(cookies, url.pathname);
    const refusal = cookies[cartCookies.refusal] || null;
    const told = { refusal, refused, isSignedIn, outcome: cookies[takenCookie] || null };
    if (HashCartId === null && !isSignedIn) return { ...told, cart: undefined };
    try {
      const { value: cart } = await askForCartOf(ask, HashCartId, signal);
      // Anybody may ask for a cart: a session that the API has ended would be an empty cart.
      if (cart === null && isSignedIn) await expectSession(ask, signal);
      return { ...told, cart };
    } catch (error) {
      if (signal.aborted) throw error;
      // A failure has a sentence of its own; the waiting state says that the cart is late.
      return { ...told, cart: undefined, problem: toProblem(error) };
    }
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  isWaiting: ({ cart, problem }) => !cart && !problem,
  spent: (_data, { pathname }) => [refusedFormCookie(pathname), takenCookie],
  Component: PlainCart,
  takeForm: takeCartForm,
});
