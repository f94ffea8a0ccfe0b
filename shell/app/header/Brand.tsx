import type { FrameData } from '@kashi/shared/border/frame-data';
import { messages } from './messages.ts';
import styles from './Brand.module.css';

/** The shop's mark and name, the way home. Where the shop cannot be asked, a star. */
export function Brand({ frame: { shopName, logoPath } }: { frame: FrameData }) {
  return (
    <a className={styles.brand} href="/" aria-label={shopName ? undefined : messages.homePage}>
      {logoPath ? (
        // Low, or React would preload it before the largest picture of the page.
        <img src={logoPath} alt="" width="44" height="44" fetchPriority="low" />
      ) : (
        <span className={`star ${styles.mark}`} />
      )}
      {shopName}
    </a>
  );
}
