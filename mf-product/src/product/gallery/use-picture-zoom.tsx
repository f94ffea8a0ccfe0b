import { useLatePart } from '@kashi/kit/late/use-late-part';
import { useState, type ReactNode } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';

/** The screens with a lens: it needs a pointer that hovers exactly, and room beside the picture. */
const whereItHelps = '(min-width: 64rem) and (hover: hover) and (pointer: fine)';

interface PictureZoom {
  /** Handlers for the element over which the pointer moves. */
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
  lens: ReactNode;
}

/** Enlarges `shown` under a mouse. The lens's code is loaded when a mouse first enters the picture. */
export function usePictureZoom(shown: GalleryPicture | undefined): PictureZoom {
  const [Zoom, wantZoom] = useLatePart(loadZoom);
  const [isOver, setOver] = useState(false);

  function enter() {
    if (!matchMedia(whereItHelps).matches) return;
    setOver(true);
    void wantZoom();
  }

  return {
    handlers: {
      onPointerEnter: enter,
      onPointerLeave: () => setOver(false),
    },
    lens: isOver && Zoom && shown?.largest ? <Zoom shown={shown} /> : null,
  };
}

const loadZoom = () => import('../later-parts.ts').then(({ PictureZoom }) => PictureZoom);
