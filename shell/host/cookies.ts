import type { CookieChange } from '@kashi/shared/border/remote-contract';

/** The cookies of a request by name, decoded; one that cannot be decoded is left out. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...rest] = pair.trim().split('=');
    try {
      cookies[name] = decodeURIComponent(rest.join('='));
    } catch {
      // Somebody else's cookie, written in another way.
    }
  }
  return cookies;
}

/** A `set-cookie` header for the host's eyes alone; null takes it away, and without an age it ends with the browser. */
export function hostCookieHeader(
  { name, value, maxAgeSeconds }: { name: string; value: string | null; maxAgeSeconds?: number },
  isSecure: boolean,
): string {
  const age = value === null ? 0 : maxAgeSeconds;
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (age !== undefined) attributes.push(`Max-Age=${age}`);
  if (isSecure) attributes.push('Secure');
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}

/** A `set-cookie` header. The browser's own code may read it: it takes over what was begun without it. */
export function cookieHeader(
  { name, value, maxAgeSeconds }: CookieChange,
  isSecure: boolean,
): string {
  const attributes = ['Path=/', `Max-Age=${value === null ? 0 : maxAgeSeconds}`, 'SameSite=Lax'];
  if (isSecure) attributes.push('Secure');
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}
