/** What the code confirms. */
export type CodePurpose = 'register' | 'recover';

/** A code on its way. */
export interface CodeRequest {
  mobile: string;
  /** Names the request at the server; worth nothing without the code. */
  hashId: string;
  /** When a new code may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

// Session storage: it belongs to this tab and ends with it. No name, no password and no code is ever kept.
const keyOf = (purpose: CodePurpose) => `code-request:${purpose}`;

/** Keeps a request over a reload: the SMS is on its way, and its page must not be gone when it comes. Null ends it. */
export function keepCodeRequest(purpose: CodePurpose, request: CodeRequest | null): void {
  if (request) sessionStorage.setItem(keyOf(purpose), JSON.stringify(request));
  else sessionStorage.removeItem(keyOf(purpose));
}

/** The request that is kept; null for none. */
export function keptCodeRequest(purpose: CodePurpose): CodeRequest | null {
  return JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null') as CodeRequest | null;
}

/** Whole seconds until a new code may be asked for; `now` in milliseconds since 1970. */
export function secondsLeft({ resendAt }: CodeRequest, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}
