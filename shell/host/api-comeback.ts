/**
 * An API that was lost is started again, which takes a busy machine ten seconds. Nobody waits longer than this for it, in
 * milliseconds; browsers give up a call after 15 s.
 */
const comesBackWithinMs = 12_000;
const againAfterMs = 100;

interface Failed {
  error: unknown;
  method: string;
  /** How often it was tried again before. */
  attempt: number;
}

/**
 * When to ask an API again that could not be reached, in milliseconds, so that whoever only reads waits for one that is being
 * started as for one that is slow; null where the failure is to be told. What changes something is never sent twice.
 */
export function askAgainAfterMs({ error, method, attempt }: Failed): number | null {
  if (!['GET', 'HEAD'].includes(method)) return null;
  if (isRefused(error)) return attempt < comesBackWithinMs / againAfterMs ? againAfterMs : null;
  const code = codeOf(error);
  // It has ended in the middle of the answer, or since the last one.
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET')
    return attempt === 0 ? againAfterMs : null;
  return null;
}

/** Nobody listens where the API should. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'ECONNREFUSED';
}

/** Whatever was asked, nobody has heard it: the process is gone, its machine, or the way there. */
export function wasNotReached(error: unknown): boolean {
  return isRefused(error) || unreached.has(codeOf(error));
}

const unreached = new Set<unknown>([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** `fetch` and the proxy hide what has happened behind an error of their own. */
function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
}
