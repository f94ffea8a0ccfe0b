import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconServerOff from '@tabler/icons-react/dist/esm/icons/IconServerOff.mjs';
import { messages } from './messages.ts';
import styles from '../frame-parts/LostPage.module.css';

/** In the place of a page whose remote cannot be had now: it is there, and will be shown again. */
export function UnavailablePage({ url }: { url: string }) {
  // Two slashes, or what browsers take for them, would lead to another shop.
  const here = url.replace(/^[/\\]+/, '/');

  return (
    <div className={`wrap ${styles.lost}`}>
      <div className={`girih ${styles.niche}`}>
        <span className={`star ${styles['niche-star']}`}>
          <IconServerOff aria-hidden="true" />
        </span>
      </div>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.hint}>{messages.hint}</p>
      {/* A target of its own, so that the whole document is asked for again. */}
      <a className={styles.way} href={here} target="_top">
        <IconRefresh aria-hidden="true" />
        {messages.retry}
      </a>
    </div>
  );
}
