import type * as z from 'zod/mini';

/** Who may make a call: anyone, or only the bearer of a valid token. */
export type Caller = 'anyone' | 'customer';

/** One call of §7: its input (query or JSON body) and the content of its `Value`. */
export interface Call<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Value extends z.core.$ZodType = z.core.$ZodType,
  Who extends Caller = Caller,
> {
  /** One English sentence for the OpenAPI document. */
  summary: string;
  /** The source of the call: a part of the specification (`§7`), a reading (`R28`), or both. */
  source: string;
  caller: Who;
  /**
   * For a call of anyone: a token that has ended is refused by 401 (R1), since what its customer does would be filed as a guest's.
   */
  refusesEndedToken?: true;
  /** Extension: it may carry an `Idempotency-Key`. */
  takesKey?: true;
  /** The type of a body that is a file and not JSON; the rest of the input is in the address. */
  takes?: 'application/octet-stream';
  input: Input;
  value: Value;
}

/** Keeps the exact types of the schemas and of the caller, so that both sides of the wire infer from them. */
export function call<
  Input extends z.core.$ZodType,
  Value extends z.core.$ZodType,
  const Who extends Caller,
>(definition: Call<Input, Value, Who>): Call<Input, Value, Who> {
  return definition;
}

/** A call's name: its method and its path, in the specification's spelling, without a trailing slash. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /v1/${string}`;
