/** Resolves to true when the member has signed in again, and to false when they leave the desk. */
type Answer = (isSignedIn: boolean) => void;

let waiting: { answer: Answer; answered: Promise<boolean>; why: string } | null = null;
const listeners = new Set<() => void>();

/**
 * Waits until the member has signed in again, in place: forms keep what was typed. All calls that find the session ended wait for
 * one sign-in. False at once where nobody could ask, as on the screens before the sign-in. `why`: the server's sentence.
 */
export function signedInAgain(why: string): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!waiting) {
    let answer: Answer = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    waiting = { answer, answered, why };
    tell();
  }
  return waiting.answered;
}

/** Whether a call waits for a sign-in. */
export function isSessionOver(): boolean {
  return waiting !== null;
}

/** Why calls wait for a sign-in, in the server's words; null if none waits. */
export function whySessionIsOver(): string | null {
  return waiting && waiting.why;
}

/** Lets the waiting calls go on, or fail as they would have without waiting. */
export function answerEndedSession(isSignedIn: boolean): void {
  waiting?.answer(isSignedIn);
  waiting = null;
  tell();
}

/** Hears when a call begins to wait, and when it goes on. Returns how to stop; when nobody hears any more, waiting calls fail. */
export function onEndedSession(hear: () => void): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) answerEndedSession(false);
  };
}

function tell(): void {
  for (const hear of listeners) hear();
}
