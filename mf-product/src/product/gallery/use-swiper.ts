import { useEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';
import styles from './PictureViewer.module.css';

/** The largest factor by which a double tap, a pinch or the wheel enlarges a picture. */
const mostTimes = 3;
/** The factor of one notch of a wheel. */
const notch = 1.25;

/**
 * Runs Swiper on the rendered slides: fingers and arrow keys turn them, from right to left as the page reads; a pinch and a double
 * tap enlarge them. Swiper's style sheet would apply to the whole document, so Swiper gets this module's class names instead.
 */
export function useSwiper(startsAt: number) {
  const stage = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [at, setAt] = useState(startsAt);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    if (!stage.current) return undefined;
    const made = new Swiper(stage.current, {
      modules: [Keyboard, Zoom],
      wrapperClass: styles.slides ?? '',
      slideClass: styles.slide ?? '',
      initialSlide: startsAt,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
      keyboard: { enabled: true },
      zoom: {
        enabled: true,
        maxRatio: mostTimes,
        containerClass: styles.pane ?? '',
        zoomedSlideClass: styles.enlarged ?? '',
      },
      on: {
        slideChange: ({ activeIndex }) => setAt(activeIndex),
        zoomChange: (_, times) => setScale(times),
      },
    });
    const { zoom } = made;
    swiper.current = made;

    // The wheel enlarges, since a mouse cannot pinch. React's `onWheel` is passive and could not keep the page from scrolling.
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault();
      enlarge(zoom, event.deltaY < 0 ? zoom.scale * notch : zoom.scale / notch);
    };
    const element = stage.current;
    element.addEventListener('wheel', turnWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', turnWheel);
      made.destroy();
    };
  }, [startsAt]);

  return {
    stage,
    at,
    isEnlarged: scale > 1,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    toggleSize: () => swiper.current?.zoom.toggle(),
  };
}

function enlarge(zoom: Swiper['zoom'], times: number): void {
  if (times > 1) zoom.in(Math.min(times, mostTimes));
  else zoom.out();
}
