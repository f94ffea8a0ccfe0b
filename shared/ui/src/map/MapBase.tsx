import type { ReactNode, RefObject } from 'react';
import type { MapTiles } from '@kashi/contracts/home';
import type { Bare } from './open-map.ts';
import { mapMessages } from './map-messages.ts';
import styles from './Map.module.css';

interface MapBaseProps {
  place: RefObject<HTMLDivElement | null>;
  label: string;
  /** What there is instead of a map picture, which the visitor is told; null for a picture. */
  bare: Bare | null;
  tiles: MapTiles | null;
  /** Content above the map. */
  children?: ReactNode;
}

/** The room of a map, always of the same size: a drawn base under the tiles, so that nothing moves when they load. */
export function MapBase({ place, label, bare, tiles, children }: MapBaseProps) {
  return (
    <div className={styles.frame}>
      {/* The library makes this element focusable, so that the arrow keys move the map. */}
      <div ref={place} className={styles.map} dir="ltr" role="application" aria-label={label} />
      {children}
      {bare && <p className={styles.bare}>{mapMessages[bare]}</p>}
      {!bare && tiles && tiles.Credit !== '' && (
        <p className={styles.credit}>
          <bdi>{tiles.Credit}</bdi>
        </p>
      )}
    </div>
  );
}
