import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { IconButton } from '@kashi/ui/actions/IconButton';
import styles from './TurnClock.module.css';

interface PauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
  labels: { pause: string; play: string };
}

/** The button that pauses slides or suggestions. Under reduced motion nothing moves, and CSS hides the button. */
export function PauseButton({ isPaused, onToggle, labels }: PauseButtonProps) {
  return (
    <span className={styles.pause}>
      <IconButton label={isPaused ? labels.play : labels.pause} onClick={onToggle}>
        {isPaused ? <IconPlayerPlay aria-hidden="true" /> : <IconPlayerPause aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
