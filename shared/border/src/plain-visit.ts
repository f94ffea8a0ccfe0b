/**
 * The parameter in the address of a page for everyone whose version without JavaScript is wanted, such as a refused form's. No
 * cache keeps such a document, and its value means nothing to the host.
 */
export const plainParameter = 'form';

/** How the cookies begin that keep a refused form's text for its page. The host ends them where they would be shown to somebody else. */
export const refusedFormPrefix = 'RefusedForm';

/** Where the code asks once for the session of a visitor who has signed in without it. */
export const plainSessionPath = '/session';

/** The cookie that tells the code that there is such a session; it holds no secret. */
export const plainSessionMark = 'kashi-signed-in';

/** What the code writes into that cookie where it ends the session: the host then acts for nobody, and ends it when it is asked. */
export const plainSessionEnded = '0';

/** The answer at `plainSessionPath`. */
export interface HandedOverSession {
  token: string;
  fullName: string;
  customerKey?: string | undefined;
}
