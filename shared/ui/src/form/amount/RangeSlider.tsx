import { useLayoutEffect, useRef, useState } from 'react';
import { persianToman } from '@kashi/format/persian';
import { Toman } from '../../goods/Toman.tsx';
import { rangeMessages } from '../../ui-messages.ts';
import styles from './RangeSlider.module.css';

interface RangeSliderProps {
  /** Whole tomans. The ends are widened to whole steps, so that both can be reached. */
  min: number;
  max: number;
  step?: number | undefined;
  /** The first positions of the thumbs; the ends by default. Give it another `key` to start over. */
  from?: number | undefined;
  to?: number | undefined;
  /** The two inputs' names in the form. */
  fromName: string;
  toName: string;
  onChange?: ((from: number, to: number) => void) | undefined;
}

/** Two native ranges on one track, the lowest price on the right, with the values in words below (§3). */
export function RangeSlider({
  min,
  max,
  step = 5000,
  from,
  to,
  fromName,
  toName,
  onChange,
}: RangeSliderProps) {
  const lowest = Math.floor(min / step) * step;
  const highest = Math.ceil(max / step) * step;
  const [start, setStart] = useState(within(from ?? lowest));
  const [end, setEnd] = useState(within(to ?? highest));
  const track = useRef<HTMLDivElement>(null);

  // Through CSSOM and after hydration, because the page's policy allows no inline styles.
  useLayoutEffect(() => {
    const percent = (value: number) => `${((value - lowest) / (highest - lowest)) * 100}%`;
    track.current?.style.setProperty('--from', percent(start));
    track.current?.style.setProperty('--to', percent(end));
  }, [start, end, lowest, highest]);

  function within(value: number) {
    return Math.min(highest, Math.max(lowest, value));
  }

  function moveStart(value: number) {
    const next = Math.min(value, end);
    setStart(next);
    onChange?.(next, end);
  }

  function moveEnd(value: number) {
    const next = Math.max(value, start);
    setEnd(next);
    onChange?.(start, next);
  }

  const ends = { min: lowest, max: highest, step };
  return (
    <div>
      <div ref={track} className={styles.range}>
        <input
          {...ends}
          type="range"
          name={fromName}
          value={start}
          // If both thumbs meet at the far end, the one that can still move is on top.
          data-on-top={start === highest || undefined}
          aria-label={rangeMessages.lowest}
          aria-valuetext={persianToman(start)}
          onChange={(event) => moveStart(event.target.valueAsNumber)}
        />
        <input
          {...ends}
          type="range"
          name={toName}
          value={end}
          aria-label={rangeMessages.highest}
          aria-valuetext={persianToman(end)}
          onChange={(event) => moveEnd(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.values} aria-hidden="true">
        <span>
          {rangeMessages.from}{' '}
          <strong>
            <Toman amount={start} />
          </strong>
        </span>
        <span>
          {rangeMessages.to}{' '}
          <strong>
            <Toman amount={end} />
          </strong>
        </span>
      </p>
    </div>
  );
}
