import { useMemo, useSyncExternalStore } from 'react';
import { deliveryCityKey } from '@kashi/border/delivery-city';
import type { ChosenCity } from './CityFields.tsx';

/** The city that the shopper has chosen in this browser (R46); null before that. */
export function useDeliveryCity(): ChosenCity | null {
  const kept = useSyncExternalStore(subscribe, keptText, () => null);
  return useMemo(() => cityIn(kept), [kept]);
}

/** Keeps the city, or forgets it; every part that shows it follows, in other tabs too. */
export function keepDeliveryCity(city: ChosenCity | null): void {
  if (city) localStorage.setItem(deliveryCityKey, JSON.stringify(city));
  else localStorage.removeItem(deliveryCityKey);
  // The browser itself tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: deliveryCityKey }));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function keptText(): string | null {
  return localStorage.getItem(deliveryCityKey);
}

/** What another version of the shop has kept in another shape counts as no city. */
function cityIn(kept: string | null): ChosenCity | null {
  try {
    const { cityId, provinceId, name } = JSON.parse(kept ?? '{}') as Partial<ChosenCity>;
    if (!Number.isInteger(cityId) || !Number.isInteger(provinceId)) return null;
    return { cityId: Number(cityId), provinceId: Number(provinceId), name: String(name ?? '') };
  } catch {
    return null;
  }
}
