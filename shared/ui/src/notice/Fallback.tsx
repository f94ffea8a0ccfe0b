import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../actions/Button.tsx';
import { fallbackMessages, retryMessages } from '../ui-messages.ts';
import styles from './Fallback.module.css';

/** Replaces a failed tile; the rest of the page still works. */
export function Fallback({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.fallback} role="status">
      <span className={`star ${styles.star}`}>
        <IconPuzzle aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <strong>{fallbackMessages.title}</strong>
        <p>{fallbackMessages.rest}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          <IconRefresh aria-hidden="true" />
          {retryMessages.retry}
        </Button>
      )}
    </div>
  );
}
