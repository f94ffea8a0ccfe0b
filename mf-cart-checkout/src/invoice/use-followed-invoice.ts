import { useEffect, useRef } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import type { CheckoutData } from './invoice-data.ts';

/**
 * Reads the page again when the cart has come to another sum since the invoice was read: another tab, or the mini-cart above, has
 * changed it (R18). One sum leads to one reading, whatever the reading answers.
 */
export function useFollowedInvoice({ CartInfo: { AmountPayable } }: Cart, data: CheckoutData) {
  const { reload } = useShellApi();
  const read = useRef({ data, AmountPayable });

  useEffect(() => {
    const isStale = read.current.data === data && read.current.AmountPayable !== AmountPayable;
    read.current = { data, AmountPayable };
    if (isStale) void reload();
  }, [data, AmountPayable, reload]);
}
