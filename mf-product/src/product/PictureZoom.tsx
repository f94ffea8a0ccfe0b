import type { Picture as PictureFiles } from '@kashi/shared/contracts/picture';
import { PictureTile } from '@kashi/shared/ui/PictureTile';
import type { Ref } from 'react';
import styles from './PictureZoom.module.css';

export interface PictureZoomProps {
  /** Takes `--across` and `--down`, where the pointer is, from 0 to 1. */
  ref: Ref<HTMLDivElement>;
  picture: PictureFiles;
}

/** A lens over the picture, and beside it what the lens sees, 411 pixels wide (section 9). For the eyes only. */
export function PictureZoom({ ref, picture }: PictureZoomProps) {
  return (
    <div ref={ref} className={styles.zoom} aria-hidden="true">
      <div className={styles.lens} />
      <div className={styles.pane}>
        <div className={styles.stage}>
          <PictureTile picture={picture} sizes="51.5rem" alt="" priority />
        </div>
      </div>
    </div>
  );
}
