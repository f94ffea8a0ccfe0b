import { cartCookies, takeCookie } from './cart-cookies.ts';

/** Local storage's name of the cart (R18). Only this remote, and the shell at a sign-out, touch it. */
const key = 'CartHashId';

/** Where there is none, the cart that a form has filled without JavaScript becomes the browser's own. */
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
