import type { CookieChange } from '@kashi/border/remote-contract';
import { toProblem } from '@kashi/contracts/asking/problem';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { plainMessages } from './plain-messages.ts';

/** Long enough for the next page, on a slow phone as well. */
const keptSeconds = 30;

/** The cookie with the server's sentence about a refused form; null removes it. */
export const keptRefusal = (value: string | null): CookieChange => ({
  name: cartCookies.refusal,
  value,
  maxAgeSeconds: keptSeconds,
});

/** `keptRefusal` of an error; of a session that has ended nothing is said, since the browser is led to the sign-in on the way. */
export function keptRefusalOf(error: unknown): CookieChange {
  const { status, serverMessage } = toProblem(error);
  return keptRefusal(status === 401 ? null : (serverMessage ?? plainMessages.failed));
}

/** The name of the cookie with the sentence about a form that was taken; only the page without JavaScript reads it. */
export const takenCookie = 'CartTaken';

export const keptOutcome = (value: string | null): CookieChange => ({
  name: takenCookie,
  value,
  maxAgeSeconds: keptSeconds,
  isHidden: true,
});

/** How long the cookie keeps the cart's hash: as long as the server keeps a guest's cart. */
const hashSeconds = 60 * 24 * 60 * 60;

export const keepHash = (value: string | null): CookieChange => ({
  name: cartCookies.hash,
  value,
  maxAgeSeconds: hashSeconds,
});
