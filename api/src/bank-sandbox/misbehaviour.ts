import * as z from 'zod/mini';

/** How the bank is to misbehave, for tests of the shop: each for the next `times` calls of one kind, at whichever bank. */
export const misbehaviourSchema = z.object({
  /** A call of the shop, or `pay`: what comes of the buyer's press of the button. */
  call: z.enum(['request', 'verify', 'inquiry', 'unVerified', 'settle', 'reverse', 'pay']),
  how: z.enum([
    /** Answers late. */
    'delay',
    /** Does its work and hangs up. */
    'drop',
    /** Does nothing and answers 503. */
    'unavailable',
    /** Answers something that is in no protocol. */
    'garbage',
    /** `pay` only: takes another amount than was asked. */
    'wrong-amount',
    /** `pay` only: also calls the shop back by itself. */
    'double-callback',
    /** `pay` only: gives the receipt of the payment before. */
    'replayed-reference',
    /** `pay` only: takes the money, and the browser stays where it is. */
    'lost-return',
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
