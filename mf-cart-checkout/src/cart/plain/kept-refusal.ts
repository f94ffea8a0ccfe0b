import type { CookieChange } from '@kashi/shared/border/remote-contract';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';

/** Long enough for the next page, on a slow phone as well. */
const keptSeconds = 30;

/** The cookie with the server's sentence about a refused form; null removes it. */
export const keptRefusal = (value: string | null): CookieChange => ({
  name: cartCookies.refusal,
  value,
  maxAgeSeconds: keptSeconds,
});
