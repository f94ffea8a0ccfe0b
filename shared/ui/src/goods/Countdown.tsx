import { useEffect, useEffectEvent, useState } from 'react';
import { minutesAndSeconds } from '@kashi/format/duration';

interface CountdownProps {
  /** The time left when it appears. Give it another `key` to start over. */
  seconds: number;
  onEnd?: (() => void) | undefined;
}

/** The time left, in minutes and seconds. Screen readers can read it, but do not announce each second. */
export function Countdown({ seconds, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    // Measured by the clock, because a browser slows the timers of a hidden tab.
    const endsAt = performance.now() + seconds * 1000;
    const ticks = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(ticks);
      end();
    }, 250);
    return () => clearInterval(ticks);
  }, [seconds]);

  return (
    <span role="timer" aria-live="off" className="ltr">
      {minutesAndSeconds(left)}
    </span>
  );
}
