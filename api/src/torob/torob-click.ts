/** The cookie in which the host keeps the click on torob.com that brought a shopper, for 168 hours. */
const name = 'torob_clid';

/** The click in a request's cookies; null where there is none, or something that Torob would not have written. */
export function torobClickIn(cookies: string | undefined): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return /^[\w-]{1,100}$/.test(value) ? value : null;
  }
  return null;
}
