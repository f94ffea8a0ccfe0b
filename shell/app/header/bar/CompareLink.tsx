import { Glyph } from '../../frame-parts/Glyph.tsx';
import { messages } from '../messages.ts';
import { useLastComparison } from './use-last-comparison.ts';
import styles from './CompareLink.module.css';

/**
 * A link to the visitor's comparison, if there is one. It is the first of the header's buttons, so that it moves none of them.
 */
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
