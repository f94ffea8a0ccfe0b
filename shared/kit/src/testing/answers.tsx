import type * as z from 'zod/mini';
import type { Calls } from '@kashi/contracts/asking/ask';

type AnswerOf<Name extends keyof Calls> = (
  input: z.output<Calls[Name]['input']>,
) => Reply<Name> | Promise<Reply<Name>>;

type Reply<Name extends keyof Calls> =
  | z.input<Calls[Name]['value']>
  | Said<z.input<Calls[Name]['value']>>;

/**
 * The server's answers in a test, by the call's name: `{ 'GET /v1/Orders/Carts/Read': () => aCart() }`. Input and value are
 * checked by the real contract. Throw a `Problem` to fail as the real server, or the network, would.
 */
export type Answers = { [Name in keyof Calls]?: AnswerOf<Name> };

/** A value that comes with the server's `Message`. */
export class Said<Value> {
  readonly value: Value;
  readonly message: string | null;

  constructor(value: Value, message: string | null) {
    this.value = value;
    this.message = message;
  }
}
