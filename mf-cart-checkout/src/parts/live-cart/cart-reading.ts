import { createAsk, type Ask } from '@kashi/contracts/asking/ask';
import type { ShellApi } from '@kashi/border/shell-api';
import { askForCartOf } from './cart-data.ts';
import { storedCartHash } from './cart-hash.ts';
import { askForCart, inTurn, tellOthers } from './cart-queue.ts';

interface Reading {
  hasBegun: boolean;
  done: Promise<void>;
}

let reading: Reading | null = null;

/** Reads the cart and keeps it; a stale hash is removed (§8). Joins a reading that is under way. Throws a `Problem`. */
export function readCart(ask: Ask): Promise<void> {
  return reading?.done ?? startReading(ask);
}

/**
 * Reads the cart after a change elsewhere. Joins only a reading that has not begun, since one that has may have missed the
 * change.
 */
export function readCartAgain(ask: Ask): Promise<void> {
  return reading && !reading.hasBegun ? reading.done : startReading(ask);
}

function startReading(ask: Ask): Promise<void> {
  const mine: Reading = { hasBegun: false, done: Promise.resolve() };
  mine.done = inTurn(async (turn) => {
    mine.hasBegun = true;
    try {
      await askForCart(turn, () => readCall(ask));
    } finally {
      if (reading === mine) reading = null;
    }
  });
  reading = mine;
  return mine.done;
}

/** A reading under way is another visitor's, so the next one does not join it. */
export function forgetReading(): void {
  reading = null;
}

/** The call alone, for code that has its turn already. */
export function readCall(ask: Ask) {
  return askForCartOf(ask, storedCartHash());
}

/** Forgets the cart of a paid order: the server has it no more, so reading it removes the hash (§4). Throws a `Problem`. */
export async function forgetPaidCart(shell: ShellApi): Promise<void> {
  await readCartAgain(createAsk(shell.fetch));
  tellOthers(shell);
}
