import { useRef, useState } from 'react';

/** A track that has not moved for this long has settled on a slide, in milliseconds. */
const settledAfterMs = 120;
/** How far from its place a settled slide may be, in widths of it. Further away it is only slow on its way. */
const settledWithin = 0.02;

/**
 * A row of slides, each as wide as the row, that snaps by CSS alone: fingers, trackpads and the keyboard move it before
 * and without JavaScript. This adds knowing which slide is seen, and going to one.
 */
export function useSnapTrack<Element extends HTMLElement>(count: number) {
  const track = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);

  /** Past either end it starts over from the other. */
  function goTo(wanted: number) {
    // Where the track rested before is of no interest any more.
    clearTimeout(timer.current);
    const next = (wanted + count) % count;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
    setIndex(next);
  }

  /** Where it comes to rest, not what it passes on the way. */
  function handleScroll() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
      const place = Math.abs(scrollLeft) / clientWidth;
      const slide = Math.round(place);
      if (Math.abs(place - slide) < settledWithin) setIndex(slide);
    }, settledAfterMs);
  }

  return { track, index, goTo, handleScroll };
}
