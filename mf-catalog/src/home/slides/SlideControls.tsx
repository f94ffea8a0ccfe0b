import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Slider } from '@kashi/contracts/home';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { PauseButton } from './PauseButton.tsx';
import { TurnClock } from './TurnClock.tsx';
import words from '../words/Words.module.css';
import styles from './Slides.module.css';

interface SlideControlsProps {
  slides: readonly Slider[];
  /** The place of the slide that is shown. */
  index: number;
  goTo: (index: number) => void;
}

/**
 * What turns the slides, once JavaScript runs. By itself, because the slides would else be rendered a second time as the page comes to
 * life.
 */
export function SlideControls({ slides, index, goTo }: SlideControlsProps) {
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  const { Ink, Ground } = slides[index]?.Picture ?? {};
  const { previous, next, slide: slideLabel } = messages.slides;
  if (!isHydrated || slides.length < 2) return null;

  return (
    <>
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
      <div className={styles.clock} aria-hidden="true">
        <TurnClock key={index} isPaused={isPaused} onTurn={() => goTo(index + 1)} />
      </div>
    </>
  );
}
