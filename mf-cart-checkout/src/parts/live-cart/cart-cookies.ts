/**
 * Names of the cookies by which a form that was posted without JavaScript, or before it was there, hands its outcome over:
 * to the next page that the server renders, and to the browser's own code once it runs.
 */
export const cartCookies = {
  /** The cart that the product went into. Named as local storage names it. */
  hash: 'CartHashId',
  /** Why the form was refused, in the server's own words. */
  refusal: 'CartRefusal',
} as const;

type Name = (typeof cartCookies)[keyof typeof cartCookies];

/** Reads a cookie and takes it away at once, so that of two tabs only one acts on it. */
export function takeCookie(name: Name): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  if (!pair) return null;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return decodeURIComponent(pair.slice(name.length + 1)) || null;
}

/** Puts back what could not be acted on. */
export function keepCookie(name: Name, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
}
