import styles from './TurnClock.module.css';

interface TurnClockProps {
  isPaused: boolean;
  onTurn: () => void;
}

/**
 * A bar that fills in six seconds and then calls `onTurn`. The CSS animation is the clock: it does not run under reduced motion or in
 * a hidden tab, and CSS pauses it while the pointer or the focus is on the slides. A new `key` starts it again.
 */
export function TurnClock({ isPaused, onTurn }: TurnClockProps) {
  return (
    <span className={styles.clock} data-paused={isPaused || undefined} onAnimationEnd={onTurn} />
  );
}
