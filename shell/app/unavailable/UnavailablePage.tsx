import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconServerOff from '@tabler/icons-react/dist/esm/icons/IconServerOff.mjs';
import { messages } from './messages.ts';
import styles from '../frame-parts/LostPage.module.css';

/** Replaces a page whose remote cannot be loaded now: the page exists and will be back. */
export function UnavailablePage({ url }: { url: string }) {
  // Two slashes, or what browsers read as such, would lead to another host.
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
      {/* With a target, so that the whole document is loaded again. */}
      <a className={styles.way} href={here} target="_top">
        <IconRefresh aria-hidden="true" />
        {messages.retry}
      </a>
    </div>
  );
}
