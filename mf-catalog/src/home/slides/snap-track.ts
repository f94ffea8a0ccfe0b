import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** The time without scrolling after which the track counts as settled, in milliseconds. */
const settledAfterMs = 120;
/** The most that a settled slide may be off its place, in widths of a slide. Further off, it is still moving slowly. */
const settledWithin = 0.02;

/**
 * The state of a row of slides, each as wide as the row, that snaps by CSS alone: fingers, trackpads and the keyboard move it before
 * and without JavaScript. This hook adds the index of the visible slide, `goTo`, and dragging by a mouse.
 */
export function useSnapTrack<Element extends HTMLElement>(count: number) {
  const track = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const stopDragging = useRef<() => void>(undefined);
  const isDraggable = useRef(false);

  useEffect(() => () => stopDragging.current?.(), []);

  /** Goes to a slide; an index past either end leads to the other end. */
  function goTo(wanted: number) {
    // A pending reading of the track's place would set the slide that is being left.
    clearTimeout(timer.current);
    const next = (wanted + count) % count;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
    setIndex(next);
  }

  /** Sets the slide on which the track comes to rest, and none that it passes on the way. */
  function handleScroll() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
      const place = Math.abs(scrollLeft) / clientWidth;
      const slide = Math.round(place);
      if (Math.abs(place - slide) < settledWithin) setIndex(slide);
    }, settledAfterMs);
  }

  /** Loads the code for dragging when a mouse first enters the track: nothing else needs that code. */
  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || count < 2 || isDraggable.current) return;
    isDraggable.current = true;
    import('./drag-by-mouse.ts').then(
      ({ letMouseDrag }) => {
        if (track.current) stopDragging.current = letMouseDrag(track.current);
      },
      () => {
        // Silence is right: buttons and scrolling turn the slides without it, and the next mouse tries again.
        isDraggable.current = false;
      },
    );
  }

  return { track, index, goTo, handleScroll, handlePointerEnter };
}
