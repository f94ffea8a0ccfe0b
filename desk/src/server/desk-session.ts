import type { Role } from '@kashi/shared/contracts/desk/desk-call';
import type { DeskSession } from '@kashi/shared/contracts/desk/session';
import type { AuthProvider } from 'react-admin';
import { askDesk } from './ask-desk.ts';
import { DeskProblem } from './desk-problem.ts';
import { mayOpen } from './who-may.ts';

/**
 * Who sits at this browser, for react-admin. The server decides of every call; what is known here only keeps people from doors that
 * are shut for them. `login` takes the session that the sign-in page has opened.
 */
export function deskSession(): AuthProvider {
  let known: Promise<DeskSession> | undefined;

  function session(): Promise<DeskSession> {
    known ??= askDesk('GET /v1/desk/session', {}).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function staff() {
    const { staff: member } = await session();
    if (!member) throw new DeskProblem('refused', 401);
    return member;
  }

  return {
    login(opened: DeskSession) {
      known = Promise.resolve(opened);
      return known;
    },
    async logout() {
      known = undefined;
      // Whoever is offline is told nothing: the session ends by itself, and this browser shows none of it any more.
      await askDesk('POST /v1/desk/session/sign-out', {}).catch(() => null);
    },
    async checkAuth() {
      // Whoever has a set-up address has no account yet.
      if (window.location.pathname === '/setup') return;
      await staff();
    },
    /** A session that has ended sends to the sign-in; a call that the role does not allow is told where it was made. */
    async checkError(error: { status?: number }) {
      if (error.status !== 401) return;
      known = undefined;
      throw error;
    },
    async getIdentity() {
      const { id, fullName } = await staff();
      return { id, fullName };
    },
    /** None without a session: an error here would lead away from the set-up page, where there is no account yet. */
    async getPermissions(): Promise<readonly Role[]> {
      return (await session()).staff?.roles ?? [];
    },
    async canAccess({ resource }) {
      const { staff: member } = await session();
      return member !== null && mayOpen(resource, member.roles);
    },
  };
}
