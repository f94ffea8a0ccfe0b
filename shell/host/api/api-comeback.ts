/**
 * The longest wait for an API that is starting again, in milliseconds. A start takes ten seconds on a busy machine; browsers give
 * up a call after 15 s.
 */
const comesBackWithinMs = 12_000;
const againAfterMs = 100;

interface Failed {
  error: unknown;
  method: string;
  /** The number of earlier retries. */
  attempt: number;
}

/**
 * The time until the API is asked again after a failure, in milliseconds; null if the failure is final. A caller that only reads
 * waits for an API that is starting as for a slow one. A call that changes something is never sent twice.
 */
export function askAgainAfterMs({ error, method, attempt }: Failed): number | null {
  if (!['GET', 'HEAD'].includes(method)) return null;
  if (isRefused(error)) return attempt < comesBackWithinMs / againAfterMs ? againAfterMs : null;
  const code = codeOf(error);
  // The API's process has ended in the middle of this answer, or since the last answer.
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET')
    return attempt === 0 ? againAfterMs : null;
  return null;
}

/** Whether no process listens at the API's address. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'ECONNREFUSED';
}

/** Whether the call certainly did not reach the API: the process, its machine or the network is gone. */
export function wasNotReached(error: unknown): boolean {
  return isRefused(error) || unreached.has(codeOf(error));
}

const unreached = new Set<unknown>([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of the underlying error: `fetch` and the proxy wrap it in errors of their own. */
function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
}
