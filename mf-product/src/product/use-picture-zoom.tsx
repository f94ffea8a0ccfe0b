import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useLaterPart } from '../use-later-part.ts';
import type { GalleryPicture } from './gallery-pictures.ts';

/** A lens wants a pointer that hovers exactly, and room beside the picture. */
const whereItHelps = '(min-width: 64rem) and (hover: hover) and (pointer: fine)';

interface PictureZoom {
  /** For the element that the pointer moves over. */
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  lens: ReactNode;
}

/** Enlarges `shown` under a mouse. Its code comes when a pointer first enters the picture. */
export function usePictureZoom(shown: GalleryPicture | undefined): PictureZoom {
  const zoom = useRef<HTMLDivElement>(null);
  const [Zoom, wantZoom] = useLaterPart(loadZoom);
  const [isOver, setOver] = useState(false);

  function enter() {
    if (!matchMedia(whereItHelps).matches) return;
    setOver(true);
    void wantZoom();
  }

  // Through the style sheet's own variables, so that following a pointer renders nothing.
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    zoom.current?.style.setProperty('--across', String((clientX - left) / width));
    zoom.current?.style.setProperty('--down', String((clientY - top) / height));
  }

  return {
    handlers: {
      onPointerEnter: enter,
      onPointerLeave: () => setOver(false),
      onPointerMove: follow,
    },
    lens: isOver && Zoom && shown?.picture ? <Zoom ref={zoom} picture={shown.picture} /> : null,
  };
}

const loadZoom = () => import('./PictureZoom.tsx').then(({ PictureZoom }) => PictureZoom);
