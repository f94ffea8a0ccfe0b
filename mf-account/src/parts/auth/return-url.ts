/**
 * Where a shopper goes after signing in: the `returnUrl` of the address where it is a path of this shop (one leading
 * slash, no scheme, no `//`, no backslash), else home (R15).
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl') ?? '';
  const isOurs = /^\/(?![/\\])[^\\]*$/.test(wanted) && !hasControlCharacter(wanted);
  return isOurs ? wanted : '/';
}

/** The path of another sign-in page that goes on to the same place. */
export function withReturnUrl(path: string, search: string): string {
  const wanted = returnPath(search);
  return wanted === '/' ? path : `${path}?returnUrl=${encodeURIComponent(wanted)}`;
}

/** Browsers drop tabs and line breaks from an address, so that `/\t/evil` would become `//evil`. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ');
}
