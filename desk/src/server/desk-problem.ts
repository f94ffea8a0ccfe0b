import type { FieldError } from '@kashi/contracts/call/envelope';
import { messages } from './messages.ts';

/** `offline`: no answer came; `refused`: the server said no, and why (4xx); `broken`: the server failed (5xx and the rest). */
type Kind = 'offline' | 'refused' | 'broken';

interface Details {
  /** The server's own Persian sentence. */
  sentence?: string | null;
  fields?: readonly FieldError[];
  /** The `Value` of a refusal. In a conflict it is the version that another member has saved. */
  value?: unknown;
  cause?: unknown;
}

/**
 * The only kind of error that reaches a screen from a call. It has the `status` and the `body` that react-admin looks for. It does
 * not extend react-admin's `HttpError`, because an instance of a class that extends `HttpError` is no instance of that class.
 */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem';
  readonly status: number;
  readonly body: { errors: Record<string, string> } | null;
  readonly kind: Kind;
  readonly value: unknown;

  constructor(kind: Kind, status: number, { sentence, fields = [], value, cause }: Details = {}) {
    const errors = Object.fromEntries(fields.map(({ Field, Message }) => [Field, Message]));
    super(sentence ?? messages[kind], { cause });
    this.status = status;
    this.body = fields.length > 0 ? { errors } : null;
    this.kind = kind;
    this.value = value;
  }

  /** The server's sentence about each field, by the field's name. */
  get fields(): Readonly<Record<string, string>> {
    return this.body?.errors ?? {};
  }
}

/** A screen's message for any thrown error: the server's sentence, or that the desk itself has failed. */
export function sentenceOf(error: unknown): string {
  return error instanceof DeskProblem ? error.message : messages.fault;
}
