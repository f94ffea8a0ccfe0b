import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { MapBase } from './MapBase.tsx';
import { mapMessages } from './map-messages.ts';
import type { MapPoint, MapTiles } from './map-types.ts';
import { useMap } from './use-map.ts';
import styles from './Map.module.css';

interface PlacePickerProps {
  /** Where the map stands. Another point moves it there; that is no choice of the visitor's. */
  start: MapPoint;
  /** 15 shows streets, 12 a city. */
  startZoom: number;
  tiles: MapTiles | null;
  /** The visitor has put the pin here. */
  onPick(point: MapPoint): void;
}

const streetZoom = 16;

/**
 * The pin stays in the middle and the map moves under it: by finger, by mouse, and by the arrow keys when the map has the
 * focus, which a pin that is dragged cannot offer.
 */
export function PlacePicker({ start, startZoom, tiles, onPick }: PlacePickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(start);
  const [lost, setLost] = useState(false);
  const { map, bare } = useMap(place, {
    center: start,
    zoom: startZoom,
    tiles,
    onMoved(center) {
      if (isSame(center, shown.current)) return;
      shown.current = center;
      onPick(center);
    },
  });

  useEffect(() => {
    if (!map || isSame(start, shown.current)) return;
    shown.current = start;
    map.moveTo(start, startZoom);
  }, [map, start, startZoom]);

  function findVisitor() {
    setLost(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => map?.moveTo({ lat: coords.latitude, lng: coords.longitude }, streetZoom),
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

function isSame(a: MapPoint, b: MapPoint): boolean {
  return Math.abs(a.lat - b.lat) < nothing && Math.abs(a.lng - b.lng) < nothing;
}

/** Degrees: what a map loses by rounding to its own pixels at the street's zoom, and no visitor means. */
const nothing = 0.00002;
