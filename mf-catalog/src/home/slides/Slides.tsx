import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Slider } from '@kashi/contracts/home';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { PauseButton } from './PauseButton.tsx';
import { Slide } from './Slide.tsx';
import { useSnapTrack } from './snap-track.ts';
import { TurnClock } from './TurnClock.tsx';
import words from '../words/Words.module.css';
import styles from './Slides.module.css';

/** The main slider. Its first picture is the largest of the page's first view. */
export function Slides({ slides }: { slides: readonly Slider[] }) {
  const { track, index, goTo, handleScroll, handlePointerEnter } = useSnapTrack<HTMLUListElement>(
    slides.length,
  );
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  const { Ink, Ground } = slides[index]?.Picture ?? {};
  const { label, kind, previous, next, slide: slideLabel } = messages.slides;

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
      {isHydrated && slides.length > 1 && (
        <div className={`${styles.controls} ${words.ink}`} data-ink={Ground ? undefined : Ink}>
          <span className={styles.onWide}>
            <IconButton label={previous} onClick={() => goTo(index - 1)}>
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          </span>
          {slides.map((slide, at) => (
            <button
              key={slide.PicPath + at}
              type="button"
              className={styles.dot}
              aria-label={slideLabel(at + 1, slides.length)}
              aria-current={at === index || undefined}
              onClick={() => goTo(at)}
            />
          ))}
          <span className={styles.onWide}>
            <IconButton label={next} onClick={() => goTo(index + 1)}>
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
          </span>
          <PauseButton
            isPaused={isPaused}
            onToggle={() => setPaused(!isPaused)}
            labels={messages.slides}
          />
        </div>
      )}
      {isHydrated && slides.length > 1 && (
        <div className={styles.clock} aria-hidden="true">
          <TurnClock key={index} isPaused={isPaused} onTurn={() => goTo(index + 1)} />
        </div>
      )}
    </section>
  );
}
