import type { MapPoint } from '@kashi/contracts/place';
import { mapLinks } from './map-links.ts';
import { mapMessages } from './map-messages.ts';
import styles from './Map.module.css';

/** «باز کردن در نشان، بلد …»: links that open the place in the visitor's own map. They work without any map picture. */
export function MapLinks({ point }: { point: MapPoint }) {
  return (
    <p className={styles.links}>
      <span>{mapMessages.openIn}</span>
      {mapLinks(point).map(({ app, href }) => (
        <a key={app} href={href} target="_blank" rel="noreferrer">
          {mapMessages.apps[app]}
        </a>
      ))}
    </p>
  );
}
