import { useEffect, type ComponentType } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { storedCartHash } from './cart-hash.ts';

/**
 * Loads the part of a fragment that shows the cart as soon as there may be a cart: a stored hash, a signed-in customer, or an
 * event about a change. A newcomer has none of these, so the first view carries none of that code. If the code cannot be loaded,
 * the plain part stays, which leads to the cart as well.
 */
export function useLivePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const shell = useShellApi();
  const [Part, want] = useLatePart(load);
  useEffect(() => whenCartMayBe(shell, () => void want()), [shell, want]);
  return [Part, want] as const;
}

/** Calls `call` once there may be a cart; the returned function cancels that. */
function whenCartMayBe({ session, events }: ShellApi, call: () => void): () => void {
  if (storedCartHash() !== null || session.isSignedIn()) {
    call();
    return () => undefined;
  }

  const stops: (() => void)[] = [];
  const stop = () => {
    for (const each of stops.splice(0)) each();
  };
  const callOnce = () => {
    stop();
    call();
  };
  stops.push(events.subscribe('cart-updated', callOnce), session.onChange(callOnce));
  return stop;
}
