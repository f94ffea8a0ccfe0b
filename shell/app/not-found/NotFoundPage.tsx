import { toPersianDigits } from '@kashi/format/persian';
import { messages } from './messages.ts';
import styles from '../frame-parts/LostPage.module.css';

const halfOf404 = toPersianDigits('4');

/** The page for an address without a page (§2, R14). */
export function NotFoundPage() {
  return (
    <div className={`wrap ${styles.lost}`}>
      <p className={styles.number} aria-hidden="true">
        <span>{halfOf404}</span>
        <span className={`star ${styles.star}`} />
        <span>{halfOf404}</span>
      </p>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.hint}>{messages.hint}</p>
      <a className={styles.way} href="/">
        {messages.home}
      </a>
    </div>
  );
}
