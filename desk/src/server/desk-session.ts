import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskSession } from '@kashi/contracts/desk/session';
import type { AuthProvider } from 'react-admin';
import { askDesk } from './ask-desk.ts';
import { DeskProblem } from './desk-problem.ts';
import { showScreensOf } from './shown-member.ts';
import { mayOpen } from './who-may.ts';

/**
 * The session of this browser, for react-admin. The server checks every call; the roles that this browser knows only hide screens
 * that a member may not open. `login` takes the session that the sign-in page has opened.
 */
export function deskSession(): AuthProvider {
  let known: Promise<DeskSession> | undefined;

  function session(): Promise<DeskSession> {
    known ??= askDesk('GET /v1/desk/session', {}).then(shown, (error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  function shown(now: DeskSession): DeskSession {
    showScreensOf(now);
    return now;
  }

  async function staff() {
    const { staff: member } = await session();
    if (!member) throw new DeskProblem('refused', 401);
    return member;
  }

  return {
    login(opened: DeskSession) {
      known = Promise.resolve(shown(opened));
      return known;
    },
    async logout() {
      known = undefined;
      // Offline, signing out shows no failure: the session on the server ends by itself, and this browser has dropped its copy.
      await askDesk('POST /v1/desk/session/sign-out', {}).catch(() => null);
      // The call names the member, since another one may have signed in in another tab, who stays signed in.
      showScreensOf(null);
    },
    async checkAuth() {
      // A member with a set-up address has no account yet.
      if (window.location.pathname === '/setup') return;
      await staff();
    },
    /** An ended session leads to the sign-in. A call that the roles do not allow is a failure that its own screen shows. */
    async checkError(error: { status?: number }) {
      if (error.status !== 401) return;
      known = undefined;
      throw error;
    },
    async getIdentity() {
      const { id, fullName } = await staff();
      return { id, fullName };
    },
    /** No roles without a session: an error here would lead away from the set-up page, whose visitor has no account yet. */
    async getPermissions(): Promise<readonly Role[]> {
      return (await session()).staff?.roles ?? [];
    },
    async canAccess({ resource }) {
      const { staff: member } = await session();
      return member !== null && mayOpen(resource, member.roles);
    },
  };
}
