import { useEffect } from 'react';
import { createAsk, type Ask } from '@kashi/shared/api/ask';
import type { ShellApi } from '@kashi/shared/border/shell-api';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { askForCartOf } from './cart-data.ts';
import { storedCartHash } from './cart-hash.ts';
import { askForCart, changeVisitor, inTurn, isOwnNews, tellOthers } from './cart-queue.ts';
import { cartAtom, cartStore, keepCart, noticesAtom } from './cart-state.ts';
import { mergePostedCart, takePostedRefusal } from './posted-cart.ts';

interface Reading {
  hasBegun: boolean;
  done: Promise<void>;
}

let reading: Reading | null = null;

/** Reads the cart and keeps it; a stale hash heals (§8). A reading that is under way already is joined. */
export function readCart(ask: Ask): Promise<void> {
  return reading?.done ?? startReading(ask);
}

/** After news of a change: a reading that has begun may have missed it, so only one that waits is joined. */
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

/** The call itself, for those who have their turn already. */
export function readCall(ask: Ask) {
  return askForCartOf(ask, storedCartHash());
}

/**
 * Keeps this tab's cart true for as long as the component is on the screen: reads it if nobody has, then follows
 * other tabs, sign-in and sign-out (R18), and a page that comes back from the browser's memory.
 */
export function useFollowedCart(): void {
  const shell = useShellApi();
  useEffect(() => follow(shell), [shell]);
}

let followers = 0;
let stopListening: (() => void) | undefined;

function follow(shell: ShellApi): () => void {
  followers += 1;
  if (followers === 1) stopListening = listen(shell);
  return () => {
    followers -= 1;
    if (followers === 0) stopListening?.();
  };
}

function listen({ fetch, events, session, toast }: ShellApi): () => void {
  const ask = createAsk(fetch);
  let wasSignedIn = session.isSignedIn();
  let hasEnded = false;

  const read = async (how: typeof readCart) => {
    // A guest without a hash has no cart; there is nothing to ask.
    if (storedCartHash() === null && !session.isSignedIn()) return keepCart(null);
    await how(ask).catch(() => {
      // Silence is right (§8): the header goes without its count, and the pages say it themselves.
    });
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void read(readCartAgain);
  };
  const stops = [
    events.subscribe('cart-updated', () => {
      if (!isOwnNews()) void read(readCartAgain);
    }),
    session.onChange(() => {
      const isSignedIn = session.isSignedIn();
      if (isSignedIn === wasSignedIn) {
        if (hasEnded) void read(readCartAgain);
        hasEnded = false;
        return;
      }
      // A sign-out takes the hash along. A session that merely ended may be renewed over what is filled in.
      hasEnded = !isSignedIn && storedCartHash() !== null && Boolean(cartStore.get(cartAtom));
      if (hasEnded) return;
      wasSignedIn = isSignedIn;
      reading = null;
      changeVisitor();
      void read(readCart).then(() => {
        const notices = cartStore.get(noticesAtom);
        if (notices.length > 0) toast(notices.join(' '), 'info');
      });
    }),
    () => removeEventListener('pageshow', onPageShow),
  ];

  addEventListener('pageshow', onPageShow);
  if (cartStore.get(cartAtom) === undefined) void read(readCart);
  hearPostedForms({ session, toast }, ask, () => void read(readCartAgain));
  return () => {
    for (const stop of stops) stop();
  };
}

/** What forms have done before there was JavaScript to do it: a refusal is said, and goods come into the cart. */
function hearPostedForms(
  { session, toast }: Pick<ShellApi, 'session' | 'toast'>,
  ask: Ask,
  readAgain: () => void,
): void {
  const refusal = takePostedRefusal();
  if (refusal !== null) toast(refusal, 'danger');
  void inTurn(() => mergePostedCart(ask, session.isSignedIn())).then((hasMerged) => {
    if (hasMerged) readAgain();
  });
}

/** After a paid order: the server no longer has that cart, so reading it removes the hash (§4). */
export async function forgetPaidCart(shell: ShellApi): Promise<void> {
  await readCartAgain(createAsk(shell.fetch));
  tellOthers(shell);
}
