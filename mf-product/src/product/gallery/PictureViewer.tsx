import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import type { GalleryPicture } from './gallery-pictures.ts';
import { messages } from './viewer-messages.ts';
import { useSwiper } from './use-swiper.ts';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  pictures: readonly GalleryPicture[];
  startsAt: number;
  productName: string;
  onClose: () => void;
}

/** The pictures on the whole screen, one at a time. Fingers, mouse and keys turn and enlarge them. */
export function PictureViewer({ pictures, startsAt, productName, onClose }: PictureViewerProps) {
  const { stage, at, isEnlarged, previous, next, toggleSize } = useSwiper(startsAt);
  const place = messages.place(at + 1, pictures.length);

  return (
    <Dialog title={place} size="full" onClose={onClose}>
      <div ref={stage} className={styles.stage}>
        <div className={styles.slides}>
          {pictures.map((shown, index) => (
            <div key={shown.key} className={styles.slide} inert={index !== at}>
              <div className={styles.pane}>
                {/* Swiper enlarges the element of this class name, which is Swiper's own. */}
                <div className={`swiper-zoom-target ${styles.picture}`}>
                  <PictureTile
                    picture={shown.picture}
                    path={shown.path}
                    sizes="200vmin"
                    alt={shown.picture?.Alt || productName}
                    priority={index === startsAt}
                  />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
      {/* Screen readers read the dialog's title only when it opens, so the status says each further place. */}
      <p role="status" className="visually-hidden">
        {at !== startsAt && place}
      </p>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <IconButton
            label={messages.previous}
            variant="outline"
            aria-disabled={at === 0}
            onClick={previous}
          >
            <IconChevronRight aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={isEnlarged ? messages.reduce : messages.enlarge}
          variant="outline"
          onClick={toggleSize}
        >
          {isEnlarged ? <IconZoomOut aria-hidden="true" /> : <IconZoomIn aria-hidden="true" />}
        </IconButton>
        {pictures.length > 1 && (
          <IconButton
            label={messages.next}
            variant="outline"
            aria-disabled={at === pictures.length - 1}
            onClick={next}
          >
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Dialog>
  );
}
