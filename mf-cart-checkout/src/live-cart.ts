import { useEffect, useState, type ComponentType } from 'react';
import type { Host } from '@kashi/shared/host/host';
import { useHost } from '@kashi/shared/kit/HostContext';
import { storedCartHash } from './cart-hash.ts';

/**
 * Loads the part of a fragment that knows the cart, as soon as there may be one: a stored hash, a customer, or news of
 * a change. A newcomer has none, so their first view carries none of its code. Null until then.
 */
export function useLivePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): readonly [Part: ComponentType<Props> | null, want: () => Promise<void>] {
  const host = useHost();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function want() {
    const loaded = await load();
    setPart(() => loaded);
  }

  useEffect(() => {
    let isGone = false;
    const stop = whenCartMayBe(host, () => {
      load().then(
        (loaded) => !isGone && setPart(() => loaded),
        // The plain part stays: it leads to the cart all the same.
        (error: unknown) => host.report(error, 'live cart'),
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [host, load]);

  return [Part, want];
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
