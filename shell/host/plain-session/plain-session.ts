import { sessionTokenIn } from './session-cookie.ts';
import { customerMarkIn } from './whose-form.ts';

/** The session of a visitor without code, for one request. */
export interface PlainSession {
  /** Whether the visitor has signed in. */
  isOpen: boolean;
  /** Marks the forms of their pages as theirs; null for nobody. */
  mark: string | null;
  /** Whether the API has refused the token meanwhile: it was revoked, or has expired. */
  isOver(): boolean;
  /** `fetch` with the token, if there is one. */
  fetchWith(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/** The session of a request, by its cookie. */
export function plainSessionOf(cookieHeader: string | undefined): PlainSession {
  return plainSessionBy(sessionTokenIn(cookieHeader), customerMarkIn(cookieHeader));
}

/** The session of a token. */
export function plainSessionBy(token: string | null, mark: string | null = null): PlainSession {
  let isOver = false;
  return {
    isOpen: token !== null,
    mark: token === null ? null : mark,
    isOver: () => isOver,
    fetchWith(fetch) {
      if (token === null) return fetch;
      return async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('authorization', `Bearer ${token}`);
        const answer = await fetch(input, { ...init, headers });
        isOver ||= answer.status === 401;
        return answer;
      };
    },
  };
}

/** The address at which a guest signs in and comes back to `url`; home if the shop has no such page. */
export function signInAddress(signInPath: string | null, url: string): string {
  return signInPath === null ? '/' : `${signInPath}?returnUrl=${encodeURIComponent(url)}`;
}
