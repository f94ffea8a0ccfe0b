import { availableParallelism } from 'node:os';
import { Refusal } from '../../http/refusal.ts';
import { messages } from '../messages.ts';

/**
 * How many passwords may be hashed at once. A hash takes 19 MiB, a core, and one of the four threads that files and compression
 * also need. One core stays free: with sixty sign-ins at once on two cores, a listing took two to three times as long beside two
 * hashes, and no longer than usual beside one.
 */
export const mostAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The longest queue; behind it an answer would take more than a second or two. */
const mostWaiting = 20;

let asked = 0;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work that hashes a password, if the queue has room. Otherwise it throws a 503 at once, before anything is counted or
 * changed.
 */
export async function withRoomToHash<Result>(work: () => Promise<Result>): Promise<Result> {
  if (asked >= mostAtOnce + mostWaiting) {
    throw new Refusal(503, messages.tooManySignIns, { retryAfterSeconds: 5 });
  }
  asked += 1;
  try {
    return await work();
  } finally {
    asked -= 1;
  }
}

/** Computes one hash when its turn comes. */
export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
