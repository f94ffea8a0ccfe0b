import { useEffect, type ComponentType } from 'react';
import type { ShellApi } from '@kashi/shared/border/shell-api';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { useLatePart } from '@kashi/shared/kit/use-late-part';
import { storedCartHash } from './cart-hash.ts';

/**
 * Loads the part of a fragment that knows the cart, as soon as there may be one: a stored hash, a customer, or news of
 * a change. A newcomer has none, so their first view carries none of its code. Where the code cannot be had, the plain part
 * stays, which leads to the cart all the same.
 */
export function useLivePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const shell = useShellApi();
  const [Part, want] = useLatePart(load);
  useEffect(() => whenCartMayBe(shell, () => void want()), [shell, want]);
  return [Part, want] as const;
}

/** Calls once; the returned function takes it back. */
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
