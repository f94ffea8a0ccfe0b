import type { Preview } from '@kashi/border/preview';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { Discount } from '@kashi/ui/goods/Discount';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryPicture } from './gallery-pictures.ts';
import { messages } from '../messages.ts';
import { mainPictureSizes } from './picture-sizes.ts';
import { usePictureZoom } from './use-picture-zoom.tsx';
import styles from './Gallery.module.css';

/** The width of a thumbnail's picture: 4.5rem on a phone, else 100 pixels, minus the margin of a tile; see `.thumbnail`. */
const thumbnailSizes = '(min-width: 48rem) 4.9rem, 3.5rem';

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  productName: string;
  /** The discount of the chosen variant; 0 for none. */
  discountPercent: number;
  /** The pressed card's picture, shown in the place of the first picture until that has come. */
  standIn?: Preview['picture'] | undefined;
}

/**
 * The pictures in one row that snaps into place under a finger, and their thumbnails, 100 pixels wide (§9). A press opens the
 * viewer. Without JavaScript a thumbnail is a link to its picture, and a picture is a link to its largest file.
 */
export function Gallery({ pictures, productName, discountPercent, standIn }: GalleryProps) {
  const prefix = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [isComing, setComing] = useState(false);
  const [Viewer, wantViewer] = useLatePart(loadViewer);
  const zoom = usePictureZoom(pictures[current]);

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    // The row runs from right to left, so later pictures have negative positions.
    row.current?.scrollTo({ left: -index * row.current.clientWidth });
  }

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    setComing(true);
    if (!(await wantViewer())) location.assign(href);
    // At once with its effects, so that the viewer hears the first key.
    flushSync(() => setEnlarged(index));
    setComing(false);
  }

  return (
    <section className={styles.gallery} aria-label={messages.gallery.label}>
      <div className={styles.main} {...zoom.handlers}>
        <ul ref={row} className={styles.row} aria-busy={isComing} onScroll={handleScroll}>
          {pictures.map((place, index) => (
            <li key={place.key} id={prefix + index} className={styles.slide}>
              <MainPicture
                place={place}
                productName={productName}
                priority={index === 0}
                standIn={index === 0 ? standIn : undefined}
                onPress={(event) => void enlarge(event, index)}
              />
            </li>
          ))}
        </ul>
        <span className={styles.discount}>
          <Discount percent={discountPercent} variant="large" />
        </span>
        {zoom.lens}
      </div>
      <Thumbnails pictures={pictures} current={current} hrefPrefix={`#${prefix}`} onPress={show} />
      {Viewer && enlarged !== null && (
        <Viewer
          pictures={pictures}
          startsAt={enlarged}
          productName={productName}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}

const loadViewer = () => import('./PictureViewer.tsx').then(({ PictureViewer }) => PictureViewer);

interface MainPictureProps {
  place: GalleryPicture;
  productName: string;
  priority: boolean;
  standIn: GalleryProps['standIn'];
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function MainPicture({ place, productName, priority, standIn, onPress }: MainPictureProps) {
  const picture = (
    <PictureTile
      picture={place.picture}
      path={place.path}
      sizes={mainPictureSizes}
      alt={place.picture?.Alt || productName}
      priority={priority}
      whenNear={!priority}
      // A variant's own picture is not the card's, so it has no stand-in.
      standIn={standIn?.src.includes(place.key) ? standIn : undefined}
    />
  );
  if (place.largest === '') return picture;
  return (
    <a href={place.largest} className={styles.enlarge} onClick={onPress}>
      {picture}
    </a>
  );
}

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  /** The start of the address of a picture's place in the row; the picture's index follows. */
  hrefPrefix: string;
  onPress: (event: MouseEvent, index: number) => void;
}

function Thumbnails({ pictures, current, hrefPrefix, onPress }: ThumbnailsProps) {
  if (pictures.length === 1) return null;
  return (
    <ul className={styles.thumbnails}>
      {pictures.map(({ key, picture, path }, index) => (
        <li key={key}>
          <a
            href={hrefPrefix + index}
            className={styles.thumbnail}
            aria-label={messages.gallery.thumbnail(index + 1)}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => onPress(event, index)}
          >
            <PictureTile picture={picture} path={path} sizes={thumbnailSizes} alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}
