import { useCallback, useState } from 'react';
import type { Address } from '@kashi/contracts/account/address';
import { useShopEvent } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { readAddresses } from '../choose-address-data.ts';

/** An address was added, edited or deleted; a deleted one is not in the list. */
export interface AddressChange {
  addressId: number;
  isOfOtherTab: boolean;
  /** The addresses as they are now. */
  list: readonly Address[];
}

interface AddressesOptions {
  first: readonly Address[];
  /** Called once the fresh list is there. Must be stable. */
  onUpdated: (change: AddressChange) => void;
}

/**
 * The customer's addresses. The account's dialog changes them and announces `address-updated`; the list is read again then, and
 * stays as it was where the reading fails.
 */
export function useAddresses({ first, onUpdated }: AddressesOptions) {
  const ask = useAsk();
  const [addresses, setAddresses] = useState(first);
  const [updated, setUpdated] = useState<Omit<AddressChange, 'list'> | null>(null);
  useShopEvent(
    'address-updated',
    useCallback(
      ({ addressId }, isOfOtherTab = false) => setUpdated({ addressId, isOfOtherTab }),
      [],
    ),
  );

  const { problem, again } = useReading(
    useCallback(
      async (signal: AbortSignal) => {
        if (!updated) return;
        const list = await readAddresses(ask, signal);
        if (signal.aborted) return;
        setAddresses(list);
        onUpdated({ ...updated, list });
      },
      [ask, updated, onUpdated],
    ),
  );

  return { addresses, problem, again };
}
