import { useCallback } from 'react';
import type { KnownGateway } from '@kashi/contracts/gateways';
import type { Invoice } from '@kashi/contracts/invoice';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { hasInstalments, readOffers, type Offers } from './instalments-data.ts';

/** Asks for the offers once the invoice is on the screen, and again for another sum. */
export function useOffers(
  HashCartId: string,
  { AmountPayable, Balance }: Pick<Invoice, 'AmountPayable' | 'Balance'>,
  gateways: readonly KnownGateway[],
): Offers {
  const ask = useAsk();
  const isAsked = hasInstalments(gateways);
  const sums = `${AmountPayable} ${Balance}`;
  const read = useCallback(
    async (signal: AbortSignal) => ({
      sums,
      offers: isAsked ? await readOffers(ask, HashCartId, signal) : [],
    }),
    [ask, HashCartId, isAsked, sums],
  );
  const { data } = useReading(read);
  return data?.sums === sums ? data.offers : null;
}
