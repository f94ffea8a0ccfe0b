import { allowedOverrides, type OverridePolicy } from './override-policy.ts';

/** The result of an address with `?kashi=…`: a cookie to set or remove (null), and the address without the parameter. */
export interface OverrideAddress {
  cookie: string | null;
  to: string;
}

/** The parameter that names an override, or `reset`. */
export const overrideParameter = 'kashi';
export const resetWord = 'reset';

/** Null if the address asks for nothing, or for something not allowed: the visitor does not learn that overrides exist. */
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
  // Two slashes would lead to another host.
  const path = pathname.replace(/^\/{2,}/, '/');
  return { cookie: isReset ? null : wanted, to: rest ? `${path}?${rest}` : path };
}
