import { useEffect, useRef } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import type { CheckoutData } from './invoice-data.ts';

/**
 * Reads the page again when the cart has come to another sum or delivery since the invoice was read: another tab, or the mini-cart
 * above, has changed it (R18). One change leads to one reading, whatever the reading answers. An address may be edited in another tab.
 */
export function useFollowedInvoice({ CartInfo }: Cart, data: CheckoutData) {
  const { reload, events } = useShellApi();
  const { AmountPayable, CustomerAddressId, CarrierId } = CartInfo;
  const terms = [AmountPayable, CustomerAddressId, CarrierId].join();
  const read = useRef({ data, terms });

  useEffect(() => {
    const isStale = read.current.data === data && read.current.terms !== terms;
    read.current = { data, terms };
    if (isStale) void reload();
  }, [data, terms, reload]);
  useEffect(() => events.subscribe('address-updated', () => void reload()), [events, reload]);
}
