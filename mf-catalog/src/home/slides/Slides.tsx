import type { Slider } from '@kashi/contracts/home';
import { messages } from '../messages.ts';
import { Slide } from './Slide.tsx';
import { SlideControls } from './SlideControls.tsx';
import { useSnapTrack } from './snap-track.ts';
import styles from './Slides.module.css';

/** The main slider. Its first picture is the largest of the page's first view. */
export function Slides({ slides }: { slides: readonly Slider[] }) {
  const { track, index, goTo, handleScroll, handlePointerEnter } = useSnapTrack<HTMLUListElement>(
    slides.length,
  );
  const { label, kind } = messages.slides;

  return (
    <section className={styles.slides} aria-roledescription={kind} aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={handleScroll}
        onPointerEnter={handlePointerEnter}
      >
        {slides.map((slide, at) => (
          <li key={slide.PicPath + at} className={styles.place}>
            <Slide slide={slide} priority={at === 0} />
          </li>
        ))}
      </ul>
      <SlideControls slides={slides} index={index} goTo={goTo} />
    </section>
  );
}
