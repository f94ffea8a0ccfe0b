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
    // Measured by the clock, because a browser slows the timers of a hidden tab, and by that of the day, because the other one stands
    // still while the phone sleeps. A clock that is set back gives no time back.
    let last = Date.now();
    let leftMs = seconds * 1000;
    const ticks = setInterval(() => {
      leftMs -= Math.max(0, Date.now() - last);
      last = Date.now();
      setLeft(leftMs / 1000);
      if (leftMs <= 0) {
        clearInterval(ticks);
        end();
      }
    }, 250);
    return () => clearInterval(ticks);
  }, [seconds]);

  return (
    <span role="timer" aria-live="off" className="ltr">
      {minutesAndSeconds(left)}
    </span>
  );
}
