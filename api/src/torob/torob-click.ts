/** The cookie in which the host keeps the torob.com click that brought a shopper, for 168 hours. */
const name = 'torob_clid';

/** The click in a request's cookies; null if there is none, or if Torob could not have written it. */
export function torobClickIn(cookies: string | undefined): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return /^[\w-]{1,100}$/.test(value) ? value : null;
  }
  return null;
}
