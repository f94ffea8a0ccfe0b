import type { FrameData } from '@kashi/border/frame-data';
import { messages } from '../messages.ts';
import styles from './Brand.module.css';

/** The shop's mark and name, with a link home. A star if the shop's facts are unknown. */
export function Brand({ frame: { shopName, logoPath } }: { frame: FrameData }) {
  return (
    <a className={styles.brand} href="/" aria-label={shopName ? undefined : messages.homePage}>
      {logoPath ? (
        // Low priority, or React would preload it before the page's largest picture.
        <img src={logoPath} alt="" width="44" height="44" fetchPriority="low" />
      ) : (
        <span className={`star ${styles.mark}`} />
      )}
      {shopName}
    </a>
  );
}
