import type { FieldError } from '../call/envelope.ts';

/**
 * The kinds of failure of a call.
 * - `offline`: no answer came; - `late`: no answer came in time; - `refused`: the server refused, with a reason (4xx);
 * - `broken`: the server failed, or its answer is no envelope (5xx and the rest).
 */
export type ProblemKind = 'offline' | 'late' | 'refused' | 'broken';

export interface ProblemDetails {
  /** The HTTP status, 0 without an answer. */
  status?: number;
  /** The server's own Persian sentence, if there is one. */
  serverMessage?: string | null;
  fields?: readonly FieldError[];
  /** The `Value` of a refusal. */
  value?: unknown;
  /** The seconds until the next try is allowed (429). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error type between the data layer and the screens. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number;
  readonly serverMessage: string | null;
  readonly fields: readonly FieldError[];
  readonly value: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    super(`${kind} ${details.status ?? 0}`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage ?? null;
    this.fields = details.fields ?? [];
    this.value = details.value;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/**
 * Turns an unexpected error into a `broken` problem, so that screens know one type of failure. An error of our own code is also
 * reported in the browser, from where the shell reports it to the host.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Error && error.name !== 'AbortError' && !said.has(error)) {
    said.add(error);
    // Only browsers have `reportError`; on the server the host reports errors of pages.
    globalThis.reportError?.(error);
  }
  return new Problem('broken', { cause: error });
}

const said = new WeakSet<Error>();
