import type { FieldError } from '../contracts/envelope.ts';

/**
 * How a question to the server can fail.
 * - `offline`: no answer came at all; - `late`: none came in time; - `refused`: the server said no, and why (4xx);
 * - `broken`: the server failed, or answered something that is not an envelope (5xx and the rest).
 */
export type ProblemKind = 'offline' | 'late' | 'refused' | 'broken';

export interface ProblemDetails {
  /** The HTTP status, 0 where there was no answer. */
  status?: number;
  /** The server's own Persian sentence, where it sent one. */
  serverMessage?: string | null;
  fields?: readonly FieldError[];
  /** The `Value` that came with a refusal. */
  value?: unknown;
  /** Seconds until another try is welcome (429). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that crosses from the data layer to the screen. */
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
 * An unexpected throw becomes a `broken` problem, so that screens know one kind of failure only. A fault in our own code is
 * said once in the console too, from where the shell tells the host.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Error && error.name !== 'AbortError' && !said.has(error)) {
    said.add(error);
    // The server has none: the composing host reports what a page throws.
    globalThis.reportError?.(error);
  }
  return new Problem('broken', { cause: error });
}

const said = new WeakSet<Error>();
