import type { FieldError } from '@kashi/shared/contracts/envelope';

interface RefusalDetails {
  /** What still explains the refusal, as the empty cart does (§8). */
  value?: unknown;
  fields?: readonly FieldError[];
  /** Goes out as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A «no» that the shopper is told about: thrown by a rule, answered in the envelope by `error-answers.ts` (R1). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly value: unknown;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** `message` is Persian and fit to show. */
  constructor(
    status: 400 | 401 | 404 | 405 | 413 | 415 | 429 | 503,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.status = status;
    this.value = details.value ?? null;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
