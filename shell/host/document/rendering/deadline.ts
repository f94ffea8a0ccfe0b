/**
 * The deadline of the shell's own parts, in milliseconds: the frame, and the pages that the shell fills. Nothing stands in for
 * them, so only what would hold the place of other pages for ever is given up.
 */
export const shellDeadlineMs = 5000;

/** Thrown if work on the server exceeds its time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs`, and settles by then even if `work` goes on. The result of later work
 * is ignored; the signal tells `work` to stop.
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new LateError(`Not done within ${timeoutMs} ms`);
    controller.abort(error);
    reject(error);
  }, timeoutMs);

  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
