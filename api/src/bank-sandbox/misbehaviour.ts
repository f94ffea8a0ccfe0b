import * as z from 'zod/mini';

/** How the bank is to misbehave, for tests of the shop: each for the next `times` calls of one kind. */
export const misbehaviourSchema = z.object({
  call: z.enum(['request', 'verify', 'inquiry', 'unVerified', 'reverse', 'pay']),
  how: z.enum([
    /** Answers late. */
    'delay',
    /** Does its work and hangs up. */
    'drop',
    /** Does nothing and answers 503. */
    'unavailable',
    /** Answers something that is not JSON. */
    'garbage',
    /** `pay` only: takes another amount than was asked. */
    'wrong-amount',
    /** `pay` only: also calls the shop back by itself. */
    'double-callback',
  ]),
  times: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
});

export type Misbehaviour = z.output<typeof misbehaviourSchema>;

/** The misbehaviours that are ordered and not yet used up. */
export class Misbehaviours {
  #ordered: Misbehaviour[] = [];

  order(misbehaviour: Misbehaviour): void {
    this.#ordered.push({ ...misbehaviour });
  }

  /** What this call is to do wrong, if anything. */
  take(call: Misbehaviour['call']): Misbehaviour | undefined {
    const found = this.#ordered.find((each) => each.call === call);
    if (found) found.times -= 1;
    this.#ordered = this.#ordered.filter(({ times }) => times > 0);
    return found;
  }
}
