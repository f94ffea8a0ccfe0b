import { plainSessionEnded, plainSessionMark } from '@kashi/border/plain-visit';
import type { ShellSession } from '../session/session.ts';

/** As long as the session's own cookies live, in seconds. */
const lifeSeconds = 30 * 24 * 60 * 60;

/**
 * A sign-in or a sign-out of the code ends a session by form that came before it and that no document has taken over: the next document
 * would open it again (ADR 045). Every document listens, since the sign-in by form may have been in another tab.
 */
export function endFormSession({
  session,
}: {
  session: Pick<ShellSession, 'token' | 'owner' | 'onChange'>;
}): void {
  let known = session.token();
  session.onChange(() => {
    const token = session.token();
    if (token === known) return;
    known = token;
    // A session that merely ends leaves its customer's name, and the one by form came later.
    const isSignInOrOut = token !== null || !session.owner().name;
    // A session that has just been taken over has no mark any more.
    if (isSignInOrOut && document.cookie.includes(`${plainSessionMark}=1`)) {
      // The host acts for nobody from now on, and hears from the next document that the session is over.
      document.cookie = `${plainSessionMark}=${plainSessionEnded};path=/;max-age=${lifeSeconds}`;
    }
  });
}
