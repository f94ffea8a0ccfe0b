import type { Picture as PictureFiles } from '@kashi/shared/contracts/picture';
import { PictureTile } from '@kashi/shared/ui/picture/PictureTile';
import { useEffect, useRef } from 'react';
import styles from './PictureZoom.module.css';

/**
 * A lens over the picture, and beside it what the lens sees, 411 pixels wide (§9). For the eyes only. It follows
 * the pointer over the element that it stands in.
 */
export function PictureZoom({ picture }: { picture: PictureFiles }) {
  const zoom = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = zoom.current;
    const picture = element?.parentElement;
    if (!element || !picture) return undefined;

    // Through the style sheet's own variables, so that following a pointer renders nothing.
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
          <PictureTile picture={picture} sizes="51.5rem" alt="" priority />
        </div>
      </div>
    </div>
  );
}
