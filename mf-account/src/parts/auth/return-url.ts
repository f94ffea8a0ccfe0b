import { useLocation } from 'react-router-dom';

/** The path to which a sign-in page leads, read from the page's own address, see `returnPath`. */
export function useReturnPath(): string {
  const { search } = useLocation();
  return returnPath(search);
}

/**
 * The path to which a shopper goes after signing in: the `returnUrl` of the address if it is a path of this shop (one
 * leading slash, no scheme, no `//`, no backslash), else home (R15).
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl') ?? '';
  const isPath = /^\/(?![/\\])[^\\]*$/.test(wanted) && !hasControlCharacter(wanted);
  return isPath && !leadsAway(wanted) ? wanted : '/';
}

/** The address of another sign-in page that goes on to the same place, as `returnPath` names it. */
export function withReturnUrl(path: string, goTo: string): string {
  return goTo === '/' ? path : `${path}?returnUrl=${encodeURIComponent(goTo)}`;
}

/** Browsers resolve `/.//another.site` to two slashes, with which an address of another site begins. */
function leadsAway(path: string): boolean {
  return new URL(path, 'http://shop.invalid').pathname.startsWith('//');
}

/** Browsers drop tabs and line breaks from an address, so that `/\t/evil` would become `//evil`. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ');
}
