import { useRef } from 'react';
import type { MapTiles } from '@kashi/contracts/home';
import type { MapPoint } from '@kashi/contracts/place';
import { MapBase } from './MapBase.tsx';
import { MapLinks } from './MapLinks.tsx';
import { useMap } from './use-map.ts';
import styles from './Map.module.css';

interface PlaceMapProps {
  point: MapPoint;
  /** The name of the place, for screen readers. */
  label: string;
  tiles: MapTiles | null;
}

/** Map zoom (§9). */
const zoom = 15;

/** A place on a map, with links that open it in the visitor's own map. Without pictures the pin and the links remain. */
export function PlaceMap({ point, label, tiles }: PlaceMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const { bare } = useMap(place, {
    center: point,
    zoom,
    tiles,
    pinClass: styles.pin ?? '',
    stillUnderTouch: true,
  });

  return (
    <div className={styles.place}>
      <MapBase place={place} label={label} bare={bare} tiles={tiles} />
      <MapLinks point={point} />
    </div>
  );
}
