import { PictureNow, type PictureNowProps } from './PictureNow.tsx';
import styles from './PictureTile.module.css';

/** A `PictureTile` whose picture is never `whenNear`. */
export function PictureNowTile(props: Omit<PictureNowProps, 'fallback'>) {
  return (
    <div className={styles.tile}>
      <PictureNow {...props} />
    </div>
  );
}
