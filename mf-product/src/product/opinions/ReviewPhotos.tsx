import type { Picture as Photo } from '@kashi/contracts/picture';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { Picture } from '@kashi/ui/picture/Picture';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeOf } from '../gallery/gallery-pictures.ts';
import { photoMessages as messages } from './photo-messages.ts';
import styles from './Reviews.module.css';

const loadViewer = () =>
  import('../gallery/PictureViewer.tsx').then(({ PictureViewer }) => PictureViewer);

interface ReviewPhotosProps {
  photos: readonly Photo[];
  /** Who has written the review. */
  author: string;
}

/** The photos of a review. Each is a link to its largest file; a plain press opens it in the viewer of the product's pictures. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const [Viewer, wantViewer] = useLatePart(loadViewer);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [isComing, setComing] = useState(false);
  const places = photos.map((photo, index) =>
    placeOf({ ...photo, Alt: messages.photo(author, index + 1) }, ''),
  );

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
    <>
      <ul className={styles.photos} aria-label={messages.list(author)} aria-busy={isComing}>
        {places.map(({ key, picture, largest }, index) => (
          <li key={key}>
            <a href={largest} onClick={(event) => void enlarge(event, index)}>
              <Picture picture={picture} sizes="7rem" whenNear />
            </a>
          </li>
        ))}
      </ul>
      {Viewer && enlarged !== null && (
        <Viewer
          pictures={places}
          startsAt={enlarged}
          productName=""
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}
