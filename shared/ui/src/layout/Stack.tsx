import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  /** A step of the spacing scale. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  children: ReactNode;
}

/** Items one below another. */
export function Stack({ gap = 4, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
