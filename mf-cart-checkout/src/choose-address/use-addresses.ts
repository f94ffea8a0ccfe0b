import { useCallback, useState } from 'react';
import type { Address } from '@kashi/shared/contracts/address';
import { useShopEvent } from '@kashi/shared/kit/ShellApiContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useReading } from '@kashi/shared/kit/use-reading';
import { readAddresses } from './choose-address-data.ts';

interface AddressesOptions {
  first: readonly Address[];
  /** An address was added, edited or deleted, and the list is fresh: `list` may lack it. Must be stable. */
  onUpdated: (addressId: number, list: readonly Address[]) => void;
}

/**
 * The customer's addresses. The account's own dialog changes them and says so; the list is read again then, and stays as it is
 * where that fails.
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
