import styles from './TurnClock.module.css';

interface TurnClockProps {
  isPaused: boolean;
  onTurn: () => void;
}

/**
 * A bar that fills in six seconds, and then calls. The animation is the clock: it stops where motion is unwanted, in a
 * tab that nobody sees, and by CSS while the pointer or the focus is on the slides. Give it the slide's `key`.
 */
export function TurnClock({ isPaused, onTurn }: TurnClockProps) {
  return (
    <span className={styles.clock} data-paused={isPaused || undefined} onAnimationEnd={onTurn} />
  );
}
