import { DeskProblem } from './desk-problem.ts';
import { messages } from './messages.ts';

/** The longest wait for an answer, in milliseconds. */
const longestWaitMs = 30_000;

/** The wait for one answer. */
export interface Wait {
  /** Ends the call; its reason is what the call then throws. Undefined where nothing ends it. */
  signal: AbortSignal | undefined;
  /** The whole answer is there. */
  over(): void;
}

/**
 * Waits until the caller ends it, or the server has been silent for too long: a dialog whose step is under way cannot be left. What
 * became of a change nobody knows then, and the failure says so.
 */
export function waitForAnswer(isChange: boolean, caller: AbortSignal | undefined): Wait {
  const own = new AbortController();
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => own.abort(silence(isChange)), longestWaitMs);
  return {
    signal: own.signal,
    over() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}

/** For a file or for work that tells of its progress, which may take as long as they take. */
export function waitAsLongAsItTakes(caller: AbortSignal | undefined): Wait {
  return { signal: caller, over: () => undefined };
}

function silence(isChange: boolean): DeskProblem {
  return new DeskProblem('offline', 0, {
    sentence: isChange ? messages.maybeDone : messages.silent,
  });
}
