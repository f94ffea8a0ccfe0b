import { plainSessionPath, type HandedOverSession } from '@kashi/border/plain-visit';
import { revokeToken } from './revoke-token.ts';
import type { ShellSession } from './session.ts';

/** The longest wait for the session, in milliseconds: the page waits with it. */
const timeoutMs = 5000;

/**
 * Takes over the session of a visitor who has signed in by a form: from now on the token is in local storage (R18). It is the
 * latest sign-in in this browser, so that an earlier one of the code ends. Rejects without an answer, and everything stays: the session by form
 * until a later document asks again, or a sign-in or a sign-out ends it (`end-form-session.ts`).
 */
export async function takeOverSession(
  session: Pick<ShellSession, 'token' | 'open'>,
): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const answer = await fetch(plainSessionPath, { method: 'POST', signal: late.signal });
  clearTimeout(timer);
  // 204: the session is over.
  if (answer.status !== 200) return;
  const handed = (await answer.json()) as HandedOverSession;
  // Read late: another tab may have signed in meanwhile.
  const earlier = session.token();
  session.open(handed);
  if (earlier !== null && earlier !== handed.token) revokeToken(earlier);
}
