import * as z from 'zod/mini';

/** An order for the sandbox bank to misbehave in a test: it applies to the next `times` calls of one kind, at any bank. */
export const misbehaviourSchema = z.object({
  /** A call of the shop, or `pay` for the buyer's press of the pay button. */
  call: z.enum([
    'request',
    'eligible',
    'verify',
    'inquiry',
    'unVerified',
    'settle',
    'reverse',
    'pay',
  ]),
  how: z.enum([
    /** Answers after `delayMs`. */
    'delay',
    /** Does the work, then closes the connection without an answer. */
    'drop',
    /** Does nothing and answers 503. */
    'unavailable',
    /** Answers with something outside every protocol. */
    'garbage',
    /** Mellat only: does nothing, and answers that its own system is in trouble. */
    'in-trouble',
    /** `eligible` only: lends nothing, whatever the sum. */
    'not-eligible',
    /** `pay` only: takes another amount than the shop asked for. */
    'wrong-amount',
    /** `pay` only: also calls the shop's return address from the server. */
    'double-callback',
    /** `pay` only: returns the receipt of the previous payment. */
    'replayed-reference',
    /** `pay` only: takes the money, but does not send the browser back. */
    'lost-return',
  ]),
  times: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
});

export type Misbehaviour = z.output<typeof misbehaviourSchema>;

/** The ordered misbehaviours that are not used up yet. */
export class Misbehaviours {
  #ordered: Misbehaviour[] = [];

  order(misbehaviour: Misbehaviour): void {
    this.#ordered.push({ ...misbehaviour });
  }

  /** The misbehaviour for this call, if one is ordered; uses it once. */
  take(call: Misbehaviour['call']): Misbehaviour | undefined {
    const found = this.#ordered.find((each) => each.call === call);
    if (found) found.times -= 1;
    this.#ordered = this.#ordered.filter(({ times }) => times > 0);
    return found;
  }
}
