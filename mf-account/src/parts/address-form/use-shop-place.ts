import type { BaseInfo } from '@kashi/contracts/home';
import { useAsk } from '@kashi/kit/use-ask';
import { useCallback } from 'react';
import { useReading } from '@kashi/kit/use-reading';
import { readShopPlace } from './address-form-data.ts';

/** The shop's place and the source of its map tiles; null where they could not be read, which does not keep an address from being saved. */
export function useShopPlace(): { shop: BaseInfo | null; isKnown: boolean } {
  const ask = useAsk();
  const { data, waiting } = useReading<BaseInfo | null>(
    useCallback((signal) => readShopPlace(ask, signal), [ask]),
  );
  return { shop: data, isKnown: !waiting };
}
