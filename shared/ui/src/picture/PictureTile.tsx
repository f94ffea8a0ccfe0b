import { Picture, type PictureProps } from './Picture.tsx';
import styles from './PictureTile.module.css';

/** A product's picture on a lit plaster tile, square. */
export function PictureTile(props: Omit<PictureProps, 'fallback'>) {
  return (
    <div className={styles.tile}>
      <Picture {...props} />
    </div>
  );
}
