import type { ReactNode, RefObject } from 'react';
import type { MapTiles } from '../../contracts/home.ts';
import { mapMessages } from './map-messages.ts';
import styles from './Map.module.css';

interface MapBaseProps {
  place: RefObject<HTMLDivElement | null>;
  label: string;
  /** There is no picture, and the visitor is told so. */
  bare: boolean;
  tiles: MapTiles | null;
  /** What lies over the map. */
  children?: ReactNode;
}

/** The room of a map, always of the same size: a drawn base under the tiles, so that nothing moves when they come. */
export function MapBase({ place, label, bare, tiles, children }: MapBaseProps) {
  return (
    <div className={styles.frame}>
      {/* The library makes this element focusable; the arrow keys move the map then. */}
      <div ref={place} className={styles.map} dir="ltr" role="application" aria-label={label} />
      {children}
      {bare && <p className={styles.bare}>{mapMessages.bare}</p>}
      {!bare && tiles && tiles.Credit !== '' && (
        <p className={styles.credit}>
          <bdi>{tiles.Credit}</bdi>
        </p>
      )}
    </div>
  );
}
