import type { MapPoint } from '@kashi/contracts/place';

export type MapApp = 'phone' | 'neshan' | 'balad' | 'google';

/**
 * Addresses that open a place in the visitor's own map: the phone's (`geo:`), Neshan, Balad and Google Maps. They need nothing
 * from the shop, so they work without map pictures.
 */
export function mapLinks({ lat, lng }: MapPoint): { app: MapApp; href: string }[] {
  const point = `${lat},${lng}`;
  return [
    { app: 'phone', href: `geo:${point}?q=${point}` },
    { app: 'neshan', href: `https://neshan.org/maps/@${point},16z,0p/places/${point}` },
    { app: 'balad', href: `https://balad.ir/location?latitude=${lat}&longitude=${lng}&zoom=16` },
    { app: 'google', href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
  ];
}
