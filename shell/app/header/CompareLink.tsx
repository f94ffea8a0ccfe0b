import { Glyph } from '../frame-parts/Glyph.tsx';
import { messages } from './messages.ts';
import { useLastComparison } from './use-last-comparison.ts';
import styles from './CompareLink.module.css';

/** Back to the comparison, for those who have one. The first of the header's buttons, so that it moves none of them. */
export function CompareLink() {
  const address = useLastComparison();
  return (
    address && (
      <a className={styles.link} href={address} aria-label={messages.compare}>
        <Glyph name="compare" />
      </a>
    )
  );
}
