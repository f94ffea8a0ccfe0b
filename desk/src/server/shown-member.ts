import { memberHeader } from '@kashi/contracts/desk/member-header';
import type { DeskSession } from '@kashi/contracts/desk/session';

let memberId: number | null = null;

/** Notes whose screens this tab shows; null for nobody's. */
export function showScreensOf(session: DeskSession | null): void {
  memberId = session?.staff?.id ?? null;
}

/** The header that names this member, without whom a call is not to be made: another tab may have changed the session's cookie. */
export function shownMember(): Record<string, string> {
  return memberId === null ? {} : { [memberHeader]: String(memberId) };
}
