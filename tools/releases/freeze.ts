import { freezeAt, restTimesIn } from '../../shell/releases/rest-times.ts';

/** Throws a sentence on a day of this machine's `KASHI_FREEZE`, for commands that bring visitors a version. */
export function expectNoFreeze(environment = process.env, now = new Date()): void {
  const reason = freezeAt(restTimesIn(environment), now);
  if (reason)
    throw new Error(`Nothing is released: ${reason}; --in-spite-of-freeze does it all the same`);
}
