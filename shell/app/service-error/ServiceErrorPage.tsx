import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconServerOff from '@tabler/icons-react/dist/esm/icons/IconServerOff.mjs';
import { messages } from './messages.ts';
import styles from '../frame-parts/LostPage.module.css';

/** `/webServiceError`: the server cannot be reached (§8). */
export function ServiceErrorPage() {
  return (
    <div className={`wrap ${styles.lost}`}>
      <div className={`girih ${styles.niche}`}>
        <span className={`star ${styles['niche-star']}`}>
          <IconServerOff aria-hidden="true" />
        </span>
      </div>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.hint}>{messages.hint}</p>
      {/* With a target, so that the whole document is loaded again. */}
      <a className={styles.way} href="/" target="_top">
        <IconRefresh aria-hidden="true" />
        {messages.retry}
      </a>
    </div>
  );
}
