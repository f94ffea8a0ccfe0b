import {
  plainSessionEnded,
  plainSessionMark,
  plainSessionPath,
  type HandedOverSession,
} from '@kashi/border/plain-visit';
import { revokeToken } from './revoke-token.ts';
import type { ShellSession } from './session.ts';

/** The longest wait for the session, in milliseconds: the page waits with it. */
const timeoutMs = 5000;

/**
 * Takes over the session of a visitor who has signed in by a form: from now on the token is in local storage (R18). It is the
 * latest sign-in in this browser, so that an earlier one of the code ends. Rejects without an answer, and everything stays; a sign-in or
 * a sign-out that follows in this document then ends the session by form.
 */
export async function takeOverSession(
  session: Pick<ShellSession, 'token' | 'owner' | 'open' | 'onChange'>,
): Promise<void> {
  const earlier = session.token();
  const stopEnding = session.onChange(() => {
    // A session that merely ends leaves its customer's name, and the one by form came later.
    if (session.token() !== earlier && (session.token() || !session.owner())) endPlainSession();
  });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const answer = await fetch(plainSessionPath, { method: 'POST', signal: late.signal });
  clearTimeout(timer);
  // 204: the session is over.
  if (answer.status === 200 || answer.status === 204) stopEnding();
  if (answer.status !== 200) return;
  const { token, fullName } = (await answer.json()) as HandedOverSession;
  session.open({ token, fullName });
  if (earlier !== null && earlier !== token) revokeToken(earlier);
}

/** From now on the host acts for nobody. The mark stays, so that the next document tells the host to end the session. */
function endPlainSession(): void {
  document.cookie = `${plainSessionMark}=${plainSessionEnded};path=/;max-age=2592000`;
}
