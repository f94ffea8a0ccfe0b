import { loggable } from './store/loggable-error.ts';

/** Work that is repeated. */
export interface Repeated {
  /** Does the work now, unless it is running. */
  begin(): void;
  /** Stops starting the work; resolves when it has ended where it was running. */
  end(): Promise<void>;
}

/**
 * Runs the job again and again, never twice at once; the first time after the period, or at once. A failure is logged. The job
 * sees when it is ending, so that one of many steps can stop between two of them.
 */
export function atIntervals(
  periodMs: number,
  job: (ending: AbortSignal) => Promise<void>,
  { isAtOnce = false }: { isAtOnce?: boolean } = {},
): Repeated {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await job(ending.signal);
    } catch (error) {
      console.error('A job of the shop failed; it runs again in a while.', loggable(error));
    } finally {
      running = undefined;
    }
  };
  const begin = () => void (running ??= run());
  const timer = setInterval(begin, periodMs).unref();
  if (isAtOnce) begin();
  return {
    begin,
    end: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
