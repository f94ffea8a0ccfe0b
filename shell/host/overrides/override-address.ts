import { allowedOverrides, type OverridePolicy } from './override-policy.ts';

/** What an address with `?kashi=…` asks for: a cookie to be kept, or taken away (null), and the address without it. */
export interface OverrideAddress {
  cookie: string | null;
  to: string;
}

/** The parameter that names an override, or `reset`. */
export const overrideParameter = 'kashi';
export const resetWord = 'reset';

/** Null where nothing is asked for, or what is asked for is not allowed: nobody is told that it might have been. */
export function overrideAddress(url: string, policy: OverridePolicy): OverrideAddress | null {
  if (!url.includes(overrideParameter)) return null;
  const { pathname, search, searchParams } = new URL(`http://shop.invalid${url}`);
  const wanted = searchParams.get(overrideParameter);
  if (wanted === null) return null;
  const isReset = wanted === resetWord;
  if (!isReset && allowedOverrides(wanted, policy).length === 0) return null;

  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== overrideParameter)
    .join('&');
  // Two slashes would lead to another shop.
  const path = pathname.replace(/^\/{2,}/, '/');
  return { cookie: isReset ? null : wanted, to: rest ? `${path}?${rest}` : path };
}
