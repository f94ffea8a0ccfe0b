import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { useEffect, useRef } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import styles from './PictureZoom.module.css';

/**
 * A lens over the picture, and beside it the enlarged part under the lens, 411 pixels wide (§9). The lens follows the pointer over
 * its parent element. Screen readers do not hear of it.
 */
export function PictureZoom({ shown }: { shown: GalleryPicture }) {
  const zoom = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = zoom.current;
    const picture = element?.parentElement;
    if (!element || !picture) return undefined;

    // The style sheet's variables move the lens, so that React renders nothing while it follows the pointer.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      element.style.setProperty('--across', String((clientX - left) / width));
      element.style.setProperty('--down', String((clientY - top) / height));
    };
    picture.addEventListener('pointermove', follow);
    return () => picture.removeEventListener('pointermove', follow);
  }, []);

  return (
    <div ref={zoom} className={styles.zoom} aria-hidden="true">
      <div className={styles.lens} />
      <div className={styles.pane}>
        <div className={styles.stage}>
          <PictureTile picture={shown.picture} path={shown.path} sizes="51.5rem" alt="" priority />
        </div>
      </div>
    </div>
  );
}
