import type { ReactNode } from 'react';
import styles from './Row.module.css';

interface RowProps {
  align?: 'start' | 'center' | 'between' | undefined;
  children: ReactNode;
}

/** Items side by side, wrapped if there is no room. */
export function Row({ align, children }: RowProps) {
  return (
    <div className={styles.row} data-align={align}>
      {children}
    </div>
  );
}
