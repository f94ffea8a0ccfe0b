/** Thrown where something on the server took longer than it may. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs`, and settles by then whatever `work` does. What it still
 * does afterwards is nobody's concern; the signal tells it to stop.
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
