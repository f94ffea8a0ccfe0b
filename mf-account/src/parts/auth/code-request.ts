/** The action that a code confirms. */
export type CodePurpose = 'register' | 'recover' | 'login';

/** A request for a code that is on its way by SMS. */
export interface CodeRequest {
  mobile: string;
  /** The request's id at the server. Without the code it is of no use. */
  hashId: string;
  /** The instant from which a new code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** The whole wait for it, by the server; missing in a request that an earlier version has stored. */
  waitSeconds?: number;
}

// Session storage belongs to this tab and ends with it. No name, no password and no code is ever stored.
const keyOf = (purpose: CodePurpose) => `code-request:${purpose}`;

/** Stores a request, so that a reload while the SMS is on its way does not lose this step. Null removes the request. */
export function keepCodeRequest(purpose: CodePurpose, request: CodeRequest | null): void {
  if (request) sessionStorage.setItem(keyOf(purpose), JSON.stringify(request));
  else sessionStorage.removeItem(keyOf(purpose));
}

/** The stored request; null for none, and for one whose code nobody waits for any more. */
export function keptCodeRequest(purpose: CodePurpose): CodeRequest | null {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null') as CodeRequest | null;
  return kept && kept.resendAt + keptMs > Date.now() ? kept : null;
}

/** Counted from the end of the code's own life. */
const keptMs = 10 * 60 * 1000;

/**
 * Whole seconds until a new code may be asked for; `now` in milliseconds since 1970. A phone whose clock was set back since waits no
 * longer than the server has said, from each opening of the page.
 */
export function secondsLeft(
  { resendAt, waitSeconds = Infinity }: CodeRequest,
  now: number,
): number {
  return Math.min(waitSeconds, Math.max(0, Math.ceil((resendAt - now) / 1000)));
}
