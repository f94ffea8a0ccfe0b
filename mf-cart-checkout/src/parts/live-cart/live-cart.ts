import { useEffect, type ComponentType } from 'react';
import type { Host } from '@kashi/shared/host/host';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useLatePart } from '@kashi/shared/kit/use-late-part';
import { storedCartHash } from './cart-hash.ts';

/**
 * Loads the part of a fragment that knows the cart, as soon as there may be one: a stored hash, a customer, or news of
 * a change. A newcomer has none, so their first view carries none of its code. Where the code cannot be had, the plain part
 * stays, which leads to the cart all the same.
 */
export function useLivePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const host = useHost();
  const [Part, want] = useLatePart(load);
  useEffect(() => whenCartMayBe(host, () => void want()), [host, want]);
  return [Part, want] as const;
}

/** Calls once; the returned function takes it back. */
function whenCartMayBe({ session, events }: Host, call: () => void): () => void {
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
