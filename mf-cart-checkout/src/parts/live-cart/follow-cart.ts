import { useEffect } from 'react';
import { createAsk } from '@kashi/contracts/asking/ask';
import type { ShellApi } from '@kashi/border/shell-api';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { storedCartHash } from './cart-hash.ts';
import { changeVisitor, inTurn, isOwnNews } from './cart-queue.ts';
import { forgetReading, readCart, readCartAgain } from './cart-reading.ts';
import { cartAtom, cartStore, keepCart, noticesAtom } from './cart-state.ts';
import { mergePostedCart, takePostedRefusal } from './posted-cart.ts';

/**
 * Keeps this tab's cart up to date while the component is on the screen: reads an unread cart, then reads again after changes in
 * other tabs, after a sign-in or a sign-out (R18), and when the back button restores the page from the browser's cache.
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
  let owner = session.fullName();
  let hasEnded = false;

  const read = async (how: typeof readCart) => {
    // A guest without a hash has no cart, so no call is made.
    if (storedCartHash() === null && !session.isSignedIn()) return keepCart(null);
    await how(ask).catch(() => {
      // Silence is right (§8): the header shows no count, and the pages say the failure themselves.
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
      const name = session.fullName();
      // After a session that ended another customer may sign in; at other times a new name is a change of it.
      if (isSignedIn === wasSignedIn && (!hasEnded || name === owner)) {
        if (hasEnded) void read(readCartAgain);
        hasEnded = false;
        owner = name;
        return;
      }
      // A sign-out deletes the hash. A session that ended keeps it: the customer may sign in again over a filled form.
      hasEnded = !isSignedIn && storedCartHash() !== null && Boolean(cartStore.get(cartAtom));
      if (hasEnded) return;
      // What a guest has not read yet stays theirs; what names a customer's goods is for nobody else.
      if (wasSignedIn) cartStore.set(noticesAtom, []);
      wasSignedIn = isSignedIn;
      owner = name;
      forgetReading();
      changeVisitor();
      const before = cartStore.get(noticesAtom);
      void read(readCart).then(() => {
        const added = cartStore.get(noticesAtom).filter((notice) => !before.includes(notice));
        if (added.length > 0) toast(added.join(' '), 'info');
      });
    }),
    () => removeEventListener('pageshow', onPageShow),
  ];

  addEventListener('pageshow', onPageShow);
  if (cartStore.get(cartAtom) === undefined) void read(readCart);
  hearPostedForms({ fetch, session, toast }, () => void read(readCartAgain));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Takes over the outcome of forms that were posted before the code had come: says a refusal, and merges the posted cart. */
function hearPostedForms(
  { fetch, session, toast }: Pick<ShellApi, 'fetch' | 'session' | 'toast'>,
  readAgain: () => void,
): void {
  const refusal = takePostedRefusal();
  if (refusal !== null) toast(refusal, 'danger');
  void inTurn(() => mergePostedCart(fetch, session.isSignedIn())).then((hasMerged) => {
    if (hasMerged) readAgain();
  });
}
