import type { HasRoute } from '../../frame/frame-props.ts';

/** The first of these that exists is where a customer's own pages begin (decision 13). */
const homes = ['/profile', '/info', '/orders', '/addresses'];

/** Where «حساب من» leads a customer, or undefined before any of their pages is there. */
export function accountHome(hasRoute: HasRoute): string | undefined {
  return homes.find((path) => hasRoute(path));
}
