import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useEffect, useRef, useState } from 'react';
import type { MapTiles } from '@kashi/contracts/home';
import type { MapPoint } from '@kashi/contracts/place';
import { Button } from '../actions/Button.tsx';
import { MapBase } from './MapBase.tsx';
import { mapMessages } from './map-messages.ts';
import { useMap } from './use-map.ts';
import styles from './Map.module.css';

interface PlacePickerProps {
  /** The map's position. Another point moves the map there, which does not count as the visitor's choice. */
  start: MapPoint;
  /** 15 shows streets, 12 a city. */
  startZoom: number;
  tiles: MapTiles | null;
  /** Called when the visitor has put the pin here. */
  onPick(point: MapPoint): void;
}

const streetZoom = 16;

/**
 * The pin stays in the middle and the map moves under it: by finger, by mouse, and by the arrow keys when the map has the focus,
 * which a dragged pin could not offer.
 */
export function PlacePicker({ start, startZoom, tiles, onPick }: PlacePickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState(false);
  const { map, bare } = useMap(place, {
    center: start,
    zoom: startZoom,
    tiles,
    onMoved: onPick,
  });

  const { lat, lng } = start;
  useEffect(() => map?.show({ lat, lng }, startZoom), [map, lat, lng, startZoom]);

  function findVisitor() {
    setLost(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => map?.goTo({ lat: coords.latitude, lng: coords.longitude }, streetZoom),
      () => setLost(true),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  }

  return (
    <div className={styles.place}>
      <MapBase place={place} label={mapMessages.pickLabel} bare={bare} tiles={tiles}>
        <span className={`${styles.pin} ${styles.middle}`} aria-hidden="true" />
      </MapBase>
      <div className={styles.below}>
        <Button variant="soft" size="small" onClick={findVisitor}>
          <IconCurrentLocation aria-hidden="true" />
          {mapMessages.here}
        </Button>
        <span role="status">{lost && mapMessages.notHere}</span>
      </div>
    </div>
  );
}
