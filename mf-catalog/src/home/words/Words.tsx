import type { Picture } from '@kashi/contracts/picture';
import type { ReactNode } from 'react';
import styles from './Words.module.css';

interface WordsProps {
  /** The picture below the words. The element around both is a `.place` with its `Ink`. */
  picture: Picture | undefined;
  className: string | undefined;
  /** Whether the picture's alternative text says the words too. */
  areSaid?: boolean | undefined;
  children: ReactNode;
}

/** Words over a picture, in the ink that can be read on it (R50); where none can, or nobody has measured, on a ground of their own. */
export function Words({ picture, className, areSaid, children }: WordsProps) {
  return (
    <span className={`${styles.words} ${className}`} aria-hidden={areSaid}>
      {picture?.Ground && (
        // An attribute of SVG, because the security policy takes no inline style from the server.
        <svg className={styles.ground} fill={picture.Ground} aria-hidden="true">
          <rect width="100%" height="100%" rx="20" />
        </svg>
      )}
      {children}
    </span>
  );
}
