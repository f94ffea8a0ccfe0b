import { plainSessionEnded, plainSessionMark } from '@kashi/border/plain-visit';
import { cookieHeader, cookiesOf, hostCookieHeader, withoutCookie } from '../http/cookies.ts';
import { previewCookie } from '../preview/preview-cookie.ts';
import { customerCookie } from './typed-text.ts';

/** The cookie with the token of a visitor who has signed in without code. Only the host reads it, and no page contains it. */
const sessionCookie = 'kashi-session';

/** As long as the API's tokens live. */
const lifeSeconds = 30 * 24 * 60 * 60;

/** The token of a request's session; null for none, also where the code has ended it. */
export function sessionTokenIn(header: string | undefined): string | null {
  return isEnded(header) ? null : anyTokenIn(header);
}

/** The token of a session that the code has ended, while its cookies are still there; null for none. */
export function endedTokenIn(header: string | undefined): string | null {
  return isEnded(header) ? anyTokenIn(header) : null;
}

function isEnded(header: string | undefined): boolean {
  return cookiesOf(header)[plainSessionMark] === plainSessionEnded;
}

function anyTokenIn(header: string | undefined): string | null {
  const token = cookiesOf(header)[sessionCookie] ?? '';
  // Anything else would be no header's value.
  return /^[\w-]{1,200}$/.test(token) ? token : null;
}

/** The cookies of a request that pages may see. */
export function pageCookiesIn(header: string | undefined): Record<string, string> {
  const {
    [sessionCookie]: _,
    [previewCookie]: __,
    [customerCookie]: ___,
    ...cookies
  } = cookiesOf(header);
  return cookies;
}

/** The `set-cookie` headers that begin a session, or end it where the token is null. Nothing else sets these cookies. */
export function sessionHeaders(token: string | null, isSecure: boolean): string[] {
  const mark = token === null ? null : '1';
  return [
    hostCookieHeader({ name: sessionCookie, value: token, maxAgeSeconds: lifeSeconds }, isSecure),
    cookieHeader({ name: plainSessionMark, value: mark, maxAgeSeconds: lifeSeconds }, isSecure),
  ];
}

/** A cookie header without the session's cookie: what is proxied reads the token from no cookie. */
export function withoutSession(header: string): string {
  return withoutCookie(header, sessionCookie);
}
