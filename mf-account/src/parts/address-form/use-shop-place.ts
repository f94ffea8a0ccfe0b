import type { BaseInfo } from '@kashi/shared/contracts/home';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { useCallback } from 'react';
import { useReading } from '@kashi/shared/kit/use-reading';
import { readShopPlace } from './address-form-data.ts';

/** Where the shop is and whose tiles its maps show. Null where it could not be read: an address is saved just as well. */
export function useShopPlace(): { shop: BaseInfo | null; isKnown: boolean } {
  const ask = useAsk();
  const { data, waiting } = useReading<BaseInfo | null>(
    useCallback((signal) => readShopPlace(ask, signal), [ask]),
  );
  return { shop: data, isKnown: !waiting };
}
