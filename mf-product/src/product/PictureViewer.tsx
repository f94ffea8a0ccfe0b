import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Button } from '@kashi/shared/ui/Button';
import { Dialog } from '@kashi/shared/ui/Dialog';
import { PictureTile } from '@kashi/shared/ui/PictureTile';
import { useState } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import { messages } from './messages.ts';
import styles from './PictureViewer.module.css';

export interface PictureViewerProps {
  pictures: readonly GalleryPicture[];
  startsAt: number;
  productName: string;
  onClose: () => void;
}

/** The pictures as large as the screen allows, one at a time. */
export function PictureViewer({ pictures, startsAt, productName, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(startsAt);
  const shown = pictures[at];
  const { place, previous, next } = messages.gallery;

  return (
    <Dialog
      title={place(at + 1, pictures.length)}
      size="wide"
      onClose={onClose}
      foot={
        pictures.length > 1 && (
          <>
            <Button variant="soft" disabled={at === 0} onClick={() => setAt(at - 1)}>
              <IconChevronRight aria-hidden="true" />
              {previous}
            </Button>
            <Button
              variant="soft"
              disabled={at === pictures.length - 1}
              onClick={() => setAt(at + 1)}
            >
              {next}
              <IconChevronLeft aria-hidden="true" />
            </Button>
          </>
        )
      }
    >
      <div className={styles.picture}>
        <PictureTile
          key={shown?.key}
          picture={shown?.picture}
          path={shown?.path}
          sizes="(min-width: 48rem) 40rem, 100vw"
          alt={shown?.picture?.Alt ?? productName}
          priority
        />
      </div>
    </Dialog>
  );
}
