import type { MapPoint } from '@kashi/contracts/place';
import { useAsk } from '@kashi/kit/use-ask';
import { useCallback } from 'react';
import { useReading } from '@kashi/kit/use-reading';
import { readArea, type Area } from './address-form-data.ts';

/** The area that a point of the shop's own city lies in; for any other point nothing is asked (§7). */
export function useArea(point: MapPoint | null, isInShopCity: boolean): Area | null {
  const ask = useAsk();
  const lat = isInShopCity ? point?.lat : undefined;
  const lng = isInShopCity ? point?.lng : undefined;
  const { data, waiting } = useReading<Area | null>(
    useCallback(
      async (signal) => {
        if (lat === undefined || lng === undefined) return null;
        return readArea(ask, { lat, lng }, signal);
      },
      [ask, lat, lng],
    ),
  );
  // While the new point's area is on its way, `data` is still the area of the point before.
  return waiting ? null : data;
}
