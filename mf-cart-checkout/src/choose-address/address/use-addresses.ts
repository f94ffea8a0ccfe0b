import { useCallback, useState } from 'react';
import type { Address } from '@kashi/contracts/account/address';
import { useShopEvent } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { readAddresses } from '../choose-address-data.ts';

interface AddressesOptions {
  first: readonly Address[];
  /** Called with the fresh list after an address was added, edited or deleted; a deleted one is not in it. Must be stable. */
  onUpdated: (addressId: number, list: readonly Address[]) => void;
}

/**
 * The customer's addresses. The account's dialog changes them and announces `address-updated`; the list is read again then, and
 * stays as it was where the reading fails.
 */
export function useAddresses({ first, onUpdated }: AddressesOptions) {
  const ask = useAsk();
  const [addresses, setAddresses] = useState(first);
  const [updated, setUpdated] = useState<{ addressId: number } | null>(null);
  useShopEvent('address-updated', setUpdated);

  const { problem, again } = useReading(
    useCallback(
      async (signal: AbortSignal) => {
        if (!updated) return;
        const list = await readAddresses(ask, signal);
        if (signal.aborted) return;
        setAddresses(list);
        onUpdated(updated.addressId, list);
      },
      [ask, updated, onUpdated],
    ),
  );

  return { addresses, problem, again };
}
