import { previewToken } from '@kashi/contracts/front-page-preview';
import { cookiesOf, hostCookieHeader } from '../http/cookies.ts';

/** The cookie with the token of the preview that its visitor looks at. Only the host reads it, and no page contains it. */
export const previewCookie = 'kashi-preview';

/** As long as a preview lasts that gets no further draft; each page that is looked at begins it anew. */
const lifeSeconds = 60 * 60;

/** The token of a request's preview; null for nearly everybody. Whether it is good, the API knows. */
export function previewTokenIn(header: string | undefined): string | null {
  if (!header?.includes(previewCookie)) return null;
  const token = cookiesOf(header)[previewCookie] ?? '';
  return previewToken.test(token) ? token : null;
}

/** The `set-cookie` header that begins a preview or goes on with it, or ends it where the token is null. */
export function previewCookieHeader(token: string | null, isSecure: boolean): string {
  const cookie = { name: previewCookie, value: token, maxAgeSeconds: lifeSeconds };
  return hostCookieHeader(cookie, isSecure);
}
