/**
 * The cookies that carry the outcome of a form that was posted without JavaScript, or before it had come: to the next page that
 * the server renders, and to the browser's code once it runs.
 */
export const cartCookies = {
  /** The hash of the cart with the product. The name is the same as in local storage. */
  hash: 'CartHashId',
  /** The server's sentence about why the form was refused. */
  refusal: 'CartRefusal',
} as const;

type Name = (typeof cartCookies)[keyof typeof cartCookies];

/** Reads a cookie and deletes it at once, so that only one of two tabs acts on it. */
export function takeCookie(name: Name): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  if (!pair) return null;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return decodeURIComponent(pair.slice(name.length + 1)) || null;
}

/** Puts a taken cookie back, for a later page to act on. */
export function keepCookie(name: Name, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
}
