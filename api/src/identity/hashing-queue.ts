import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';

/**
 * Each takes 19 MiB and a core, and one of the four threads that files and compression need too. One core stays for everybody
 * else: while sixty signed in on two cores, a listing took two to three times as long beside two hashes, and no longer than
 * before beside one.
 */
export const mostAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** With so many before it an answer takes a second or two: nobody gains by waiting behind them. */
const mostWaiting = 20;

let asked = 0;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Answers something that has to hash a password, where there is room: it throws a 503 at once where too many are at it, before
 * anything is counted or changed.
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

/** One hash, when its turn has come. */
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
