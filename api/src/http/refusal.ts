import type { FieldError } from '@kashi/contracts/call/envelope';

interface RefusalDetails {
  /** Data that explain the refusal, as for an empty cart (§8) or a conflict at the owner's desk. */
  value?: unknown;
  fields?: readonly FieldError[];
  /** The value of `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A refusal with a sentence for the shopper: a rule throws it, and `error-answers.ts` answers it in the envelope (R1). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly value: unknown;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** `message` is Persian and fit to show to the shopper. */
  constructor(
    status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503,
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
