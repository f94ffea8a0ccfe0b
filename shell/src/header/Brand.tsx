import type { FrameData } from '../frame/frame-data.ts';
import { messages } from './messages.ts';
import styles from './Brand.module.css';

/** The shop's mark and name, the way home. Before the shop has a name, the mark alone. */
export function Brand({ frame: { shopName, logoPath } }: { frame: FrameData }) {
  return (
    <a className={styles.brand} href="/" aria-label={shopName ? undefined : messages.homePage}>
      {/* Low, or React would preload it before the largest picture of the page. */}
      <img src={logoPath || '/favicon.svg'} alt="" width="44" height="44" fetchPriority="low" />
      {shopName}
    </a>
  );
}
