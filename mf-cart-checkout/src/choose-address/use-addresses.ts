import { useEffect, useState } from 'react';
import type { Address } from '@kashi/shared/contracts/address';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { readAddresses } from './choose-address-data.ts';

interface AddressesOptions {
  first: readonly Address[];
  /** An address was added, edited or deleted, and the list is fresh: `list` may lack it. */
  onUpdated: (addressId: number, list: readonly Address[]) => void;
}

/** The customer's addresses. The account's own dialog changes them, and says so; the list is read again then. */
export function useAddresses({ first, onUpdated }: AddressesOptions) {
  const { events } = useHost();
  const ask = useAsk();
  const [addresses, setAddresses] = useState(first);
  const [problem, setProblem] = useState<unknown>();

  useEffect(() => {
    let latest = new AbortController();
    const stop = events.subscribe('address-updated', ({ addressId }) => {
      latest.abort();
      latest = new AbortController();
      void read(latest.signal, addressId);
    });

    async function read(signal: AbortSignal, addressId: number) {
      try {
        const list = await readAddresses(ask, signal);
        if (signal.aborted) return;
        setProblem(undefined);
        setAddresses(list);
        onUpdated(addressId, list);
      } catch (error) {
        if (!signal.aborted) setProblem(error);
      }
    }

    return () => {
      stop();
      latest.abort();
    };
  }, [ask, events, onUpdated]);

  return { addresses, problem };
}
