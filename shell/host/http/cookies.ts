import type { CookieChange } from '@kashi/border/remote-contract';

/** The cookies of a request by name, decoded. A cookie that cannot be decoded is left out. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...rest] = pair.trim().split('=');
    try {
      cookies[name] = decodeURIComponent(rest.join('='));
    } catch {
      // A cookie of another program, which encodes differently.
    }
  }
  return cookies;
}

/** A cookie header without the cookie of this name. */
export function withoutCookie(header: string, name: string): string {
  if (!header.includes(name)) return header;
  return header
    .split(';')
    .filter((pair) => !pair.trim().startsWith(`${name}=`))
    .join(';')
    .trim();
}

interface HostCookie {
  name: string;
  value: string | null;
  maxAgeSeconds?: number;
  /** The addresses that the browser sends it to; all by default. */
  path?: string;
}

/**
 * A `set-cookie` header that scripts cannot read; a null value removes the cookie, and without an age it lasts until the browser
 * is closed.
 */
export function hostCookieHeader(
  { name, value, maxAgeSeconds, path = '/' }: HostCookie,
  isSecure: boolean,
): string {
  const age = value === null ? 0 : maxAgeSeconds;
  const attributes = [`Path=${path}`, 'HttpOnly', 'SameSite=Lax'];
  if (age !== undefined) attributes.push(`Max-Age=${age}`);
  if (isSecure) attributes.push('Secure');
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}

/** A `set-cookie` header that scripts can read unless it says otherwise: the browser's code continues what was begun without it. */
export function cookieHeader(
  { name, value, maxAgeSeconds, isHidden }: CookieChange,
  isSecure: boolean,
): string {
  if (isHidden) return hostCookieHeader({ name, value, maxAgeSeconds }, isSecure);
  const attributes = ['Path=/', `Max-Age=${value === null ? 0 : maxAgeSeconds}`, 'SameSite=Lax'];
  if (isSecure) attributes.push('Secure');
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}
