import type { MapPoint } from '@kashi/contracts/place';

/** South-west and north-east of what is drawn where the shop has set no tiles: Isfahan (`isfahan/`). */
export const drawnBounds: [[number, number], [number, number]] = [
  [32.57, 51.555],
  [32.73, 51.78],
];

export function isDrawn({ lat, lng }: MapPoint): boolean {
  const [[south, west], [north, east]] = drawnBounds;
  return lat > south && lat < north && lng > west && lng < east;
}
