import { Swiper } from 'swiper';

/** The time without scrolling after which a released track has come to rest, in milliseconds. */
const restsAfterMs = 120;

/**
 * Lets a mouse drag a track of slides: Swiper follows the mouse and chooses the slide at the release, and the browser's own scrolling
 * moves the track. So fingers, trackpads, keys and the focus move the track as they do without Swiper. Returns the function that
 * ends it.
 */
export function letMouseDrag(track: HTMLElement): () => void {
  const container = track.parentElement;
  const slide = track.firstElementChild;
  if (!container || !slide) return () => undefined;
  let state: 'at rest' | 'dragged' | 'released' = 'at rest';
  let timer: ReturnType<typeof setTimeout>;

  const swiper = new Swiper(container, {
    wrapperClass: track.className,
    slideClass: slide.className,
    slidesPerView: 'auto',
    virtualTranslate: true,
    grabCursor: true,
    speed: 0,
    on: {
      touchStart(started, event) {
        // Fingers scroll the track by themselves.
        started.allowTouchMove = 'pointerType' in event && event.pointerType === 'mouse';
        started.translate = -track.scrollLeft;
      },
      sliderFirstMove() {
        state = 'dragged';
        track.style.scrollSnapType = 'none';
        track.style.scrollBehavior = 'auto';
      },
      setTranslate(_, translate) {
        if (state !== 'at rest') track.scrollTo({ left: -translate });
      },
      touchEnd() {
        if (state !== 'dragged') return;
        // Swiper goes to the chosen slide right after this event, and the track follows smoothly.
        state = 'released';
        track.style.scrollBehavior = '';
        restSoon();
      },
    },
  });

  function restSoon() {
    clearTimeout(timer);
    if (state !== 'released') return;
    timer = setTimeout(() => {
      state = 'at rest';
      track.style.scrollSnapType = '';
    }, restsAfterMs);
  }

  // The browser would drag the link or the picture away.
  const keepLink = (event: Event) => event.preventDefault();
  track.addEventListener('scroll', restSoon);
  track.addEventListener('dragstart', keepLink);
  return () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', restSoon);
    track.removeEventListener('dragstart', keepLink);
    swiper.destroy();
  };
}
