import { persianNumber } from '../../format/persian.ts';
import { starsMessages } from '../ui-messages.ts';
import styles from './Stars.module.css';

/** The stars of one review, 1 to 5. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
      <span className="visually-hidden">{starsMessages.of(persianNumber(stars))}</span>
    </span>
  );
}
