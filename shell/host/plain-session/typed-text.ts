import { createHmac } from 'node:crypto';
import { refusedFormPrefix } from '@kashi/border/plain-visit';
import type { FormOutcome } from '@kashi/border/remote-contract';
import type { TokenKey } from '../several-hosts/token-key.ts';
import { cookiesOf, hostCookieHeader } from '../http/cookies.ts';

/**
 * The cookie that knows the last customer of a browser again, but not their number. Only the host reads it; the forms of the customer's
 * own pages say its value too (`whose-form.ts`).
 */
export const customerCookie = 'kashi-customer';

/** Longer than a session, so that its end is not the end of this. */
const lifeSeconds = 31 * 24 * 60 * 60;

/**
 * The `set-cookie` headers that a sign-in or sign-out by form adds. Typed text that waits for its page ends with a sign-out, and with the
 * sign-in of another customer: nobody else may read it.
 */
export function typedTextHeaders(
  header: string | undefined,
  session: FormOutcome['session'],
  { key, isSecure }: { key: TokenKey; isSecure: boolean },
): string[] {
  if (session === undefined) return [];
  const cookies = cookiesOf(header);
  const known = cookies[customerCookie];
  const customer = session?.customer === undefined ? null : markOf(session.customer, key);
  const isOwn = session !== null && (known === undefined || known === customer);
  const ends = isOwn ? [] : Object.keys(cookies).filter((one) => one.startsWith(refusedFormPrefix));
  return [
    { name: customerCookie, value: customer, maxAgeSeconds: lifeSeconds },
    ...ends.map((name) => ({ name, value: null })),
  ].map((change) => hostCookieHeader(change, isSecure));
}

/** Only with the host's key, since there are so few mobile numbers that a bare hash would tell which one it is. */
function markOf(customer: string, key: TokenKey): string {
  return createHmac('sha256', key)
    .update(`the last customer ${customer}`)
    .digest('base64url')
    .slice(0, 16);
}
