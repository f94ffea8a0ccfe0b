import { cartCookies, takeCookie } from './cart-cookies.ts';

/** The key of the cart's hash in local storage (R18). Only this remote writes it; the shell deletes it at a sign-out. */
const key = 'CartHashId';

/** The hash of the browser's cart, if any. A cart that a form has filled without JavaScript becomes the browser's own. */
export function storedCartHash(): string | null {
  return localStorage.getItem(key) ?? adoptedCartHash();
}

export function storeCartHash(hash: string | null): void {
  if (hash === null) localStorage.removeItem(key);
  else localStorage.setItem(key, hash);
}

function adoptedCartHash(): string | null {
  const posted = takeCookie(cartCookies.hash);
  if (posted) storeCartHash(posted);
  return posted;
}
