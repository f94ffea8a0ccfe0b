import { Discount } from '@kashi/shared/ui/Discount';
import { PictureTile } from '@kashi/shared/ui/PictureTile';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import { messages } from './messages.ts';
import { usePictureZoom } from './use-picture-zoom.tsx';
import styles from './Gallery.module.css';

/** How wide the main picture is shown, see `.slide` and the grid of the page. */
export const mainPictureSizes = '(min-width: 48rem) 20.625rem, 75vw';

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** Of the chosen variant; 0 for none. */
  discountPercent: number;
}

/**
 * The pictures in one row that snaps into place under a finger, and their thumbnails, 100 pixels wide (section 9).
 * Without JavaScript a thumbnail is a link to its picture.
 */
export function Gallery({ pictures, discountPercent }: GalleryProps) {
  const prefix = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const zoom = usePictureZoom(pictures[current]);
  const first = pictures[0]?.key;

  // Another variant's pictures are looked at from the first one on.
  useEffect(() => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    // The row runs from right to left.
    row.current?.scrollTo({ left: -index * row.current.clientWidth });
  }

  return (
    <section className={styles.gallery} aria-label={messages.gallery.label}>
      <div className={styles.main} {...zoom.handlers}>
        <ul ref={row} className={styles.row} onScroll={handleScroll}>
          {pictures.map(({ key, picture, path }, index) => (
            <li key={key} id={prefix + index} className={styles.slide}>
              <PictureTile
                picture={picture}
                path={path}
                sizes={mainPictureSizes}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <span className={styles.discount}>
          <Discount percent={discountPercent} variant="large" />
        </span>
        {zoom.lens}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ key, picture, path }, index) => (
            <li key={key}>
              <a
                href={`#${prefix}${index}`}
                className={styles.thumbnail}
                aria-label={messages.gallery.thumbnail(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <PictureTile picture={picture} path={path} sizes="100px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
