import { toLatinDigits } from '@kashi/contracts/text/latin-digits';

/** A point on the map, in degrees; null in both for none. */
export type MapPoint = { Lat: number; Lng: number } | { Lat: null; Lng: null };

/**
 * Reads a point from what map applications copy: two numbers of degrees, latitude first, alone or in an address such as
 * `https://maps.example/@32.6575,51.6776,17z`. Returns null for a text that names no point, and an empty text names none on purpose.
 */
export function readMapPoint(text: string): MapPoint | null {
  if (text.trim() === '') return { Lat: null, Lng: null };
  const [Lat, Lng] = (
    toLatinDigits(text)
      .replaceAll(/\u066b/g, '.')
      .match(/-?\d{1,3}\.\d+/g) ?? []
  ).map(Number);
  if (Lat === undefined || Lng === undefined) return null;
  return Math.abs(Lat) <= 90 && Math.abs(Lng) <= 180 ? { Lat, Lng } : null;
}

export function writeMapPoint(Lat: number | null = null, Lng: number | null = null): string {
  return Lat === null || Lng === null ? '' : `${Lat}, ${Lng}`;
}
